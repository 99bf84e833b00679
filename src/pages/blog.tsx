import type { UebersichtContent } from '../content-types.ts';
import { BeitragKarte, type BeitragKarteData } from '../features/blog/beitrag-karte.tsx';
import { Head } from '../head/head.tsx';
import { itemList } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type BlogData = UebersichtContent & { previewAlt: string; posts: BeitragKarteData[] };

/** The first row of pictures is in view on arrival. */
const FIRST_ROW = 2;

export default function Blog({ data }: { data: BlogData }) {
  return (
    <>
      <Head {...data.head} path={pathOf('blog')} imageAlt={data.previewAlt} />
      <StructuredData graph={[itemList(data.posts)]} />
      <div className="page">
        <PageHeader kicker={data.kicker} title={data.h1} lead={data.lead} />
        <div className="beitrag-karten">
          {data.posts.map((post, index) => (
            <BeitragKarte {...post} key={post.path} loading={index < FIRST_ROW ? 'eager' : 'lazy'} />
          ))}
        </div>
      </div>
    </>
  );
}
