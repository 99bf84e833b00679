import type { Picture, UebersichtContent } from '../content-types.ts';
import { LexikonListe } from '../features/lexikon/lexikon-liste.tsx';
import type { LexikonKarte } from '../features/lexikon/search.ts';
import { Head } from '../head/head.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type LexikonData = UebersichtContent & { preview: Picture; entries: LexikonKarte[] };

export default function Lexikon({ data }: { data: LexikonData }) {
  return (
    <>
      <Head {...data.head} path={pathOf('lexikon')} image={data.preview} />
      <div className="page">
        <PageHeader kicker={data.kicker} title={data.h1} lead={data.lead} />
        <LexikonListe entries={data.entries} />
      </div>
    </>
  );
}
