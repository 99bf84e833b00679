import type { UebersichtContent } from '../content-types.ts';
import { BeitragKarte, type BeitragKarteData } from '../features/blog/beitrag-karte.tsx';
import { itemList } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { pathOf } from '../routes.ts';
import type { TextScreenData } from '../screens/text-screen.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { still } from './still.tsx';

export type BlogData = UebersichtContent & { previewAlt: string; posts: BeitragKarteData[] };

/** The first row of pictures is in view on arrival. */
const FIRST_ROW = 2;

export function blog(data: BlogData): TextScreenData {
  return {
    head: { ...data.head, path: pathOf('blog'), imageAlt: data.previewAlt },
    body: still(<Overview {...data} />),
  };
}

function Overview({ kicker, h1, lead, posts }: BlogData) {
  return (
    <>
      <StructuredData graph={[itemList(posts)]} />
      <div className="page">
        <PageHeader kicker={kicker} title={h1} lead={lead} />
        <div className="beitrag-karten">
          {posts.map((post, index) => (
            <BeitragKarte {...post} key={post.path} loading={index < FIRST_ROW ? 'eager' : 'lazy'} />
          ))}
        </div>
      </div>
    </>
  );
}
