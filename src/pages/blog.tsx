import type { UebersichtContent } from '../content-types.ts';
import { Head } from '../head/head.tsx';
import { BeitragKarte, type BeitragKarteData } from '../features/blog/beitrag-karte.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type BlogData = UebersichtContent & { posts: BeitragKarteData[] };

export default function Blog({ data }: { data: BlogData }) {
  return (
    <>
      <Head {...data.head} path={pathOf('blog')} />
      <div className="page">
        <PageHeader kicker={data.kicker} title={data.h1} lead={data.lead} />
        <div className="beitrag-karten">
          {data.posts.map((post) => (
            <BeitragKarte {...post} key={post.path} />
          ))}
        </div>
      </div>
    </>
  );
}
