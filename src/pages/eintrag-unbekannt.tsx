import type { UnbekanntContent } from '../content-types.ts';
import { NearestEntries } from '../features/lexikon/nearest-entries.tsx';
import type { LexikonKarte } from '../features/lexikon/search.ts';
import { Head } from '../head/head.tsx';
import { Link } from '../navigation/link.tsx';
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
          <Link className="button" to={pathOf('lexikon')}>
            Zum Lexikon <span aria-hidden="true">→</span>
          </Link>
        </p>
      </div>
    </>
  );
}
