import type { UnbekanntContent } from '../content-types.ts';
import { NearestEntries } from '../features/lexikon/nearest-entries.tsx';
import type { LexikonKarte } from '../features/lexikon/search.ts';
import { Head } from '../head/head.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type EintragUnbekanntData = UnbekanntContent & { previewAlt: string; entries: LexikonKarte[] };

export default function EintragUnbekannt({ data }: { data: EintragUnbekanntData }) {
  return (
    <>
      <Head {...data.head} path={undefined} imageAlt={data.previewAlt} />
      <div className="page">
        <PageHeader kicker="Lexikon" title={data.head.title} lead={data.message} />
        <NearestEntries entries={data.entries} />
        <p>
          <a className="button" href={pathOf('lexikon')}>
            Zum Lexikon <span aria-hidden="true">→</span>
          </a>
        </p>
      </div>
    </>
  );
}
