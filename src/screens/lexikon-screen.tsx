import type { UebersichtContent } from '../content-types.ts';
import { LexikonListe } from '../features/lexikon/lexikon-liste.tsx';
import type { LexikonKarte } from '../features/lexikon/search.ts';
import { Head } from '../head/head.tsx';
import { definedTermSet, termList } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type LexikonData = UebersichtContent & { previewAlt: string; entries: LexikonKarte[] };

export default function Lexikon({ data }: { data: LexikonData }) {
  const path = pathOf('lexikon');
  const terms = data.entries.map(({ slug }) => pathOf('eintrag', slug));
  return (
    <>
      <Head {...data.head} path={path} imageAlt={data.previewAlt} />
      <StructuredData graph={[definedTermSet(path, data), termList(terms)]} />
      <div className="page">
        <PageHeader kicker={data.kicker} title={data.h1} lead={data.lead} />
        <LexikonListe entries={data.entries} />
      </div>
    </>
  );
}
