import type { PageHead } from '../content-types.ts';
import { Head } from '../head/head.tsx';
import { companyWithAddress } from '../head/identity-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import type { Markup } from '../navigation/markup.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';

export type RechtData = { path: string; previewAlt: string; head: PageHead; h1: string; body: Markup };

export default function Recht({ data }: { data: RechtData }) {
  return (
    <>
      <Head {...data.head} path={data.path} imageAlt={data.previewAlt} />
      <StructuredData graph={[companyWithAddress]} />
      <article className="page">
        <PageHeader kicker="Rechtliches" title={data.h1} />
        <Prose content={data.body} />
      </article>
    </>
  );
}
