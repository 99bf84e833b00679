import type { UebersichtContent } from '../content-types.ts';
import { LexikonListe } from '../features/lexikon/lexikon-liste.tsx';
import type { LexikonKarte } from '../features/lexikon/search.ts';
import { Head } from '../head/head.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type LexikonData = UebersichtContent & { entries: LexikonKarte[] };

export default function Lexikon({ data }: { data: LexikonData }) {
  return (
    <>
      <Head {...data.head} path={pathOf('lexikon')} />
      <div className="page">
        <PageHeader kicker={data.kicker} title={data.h1} lead={data.lead} />
        <LexikonListe entries={data.entries} />
      </div>
    </>
  );
}
