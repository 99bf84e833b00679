import type { UnbekanntContent } from '../content-types.ts';
import { Head } from '../head/head.tsx';
import { Link } from '../navigation/link.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export default function EintragUnbekannt({ data }: { data: UnbekanntContent }) {
  return (
    <>
      <Head {...data.head} path={undefined} />
      <div className="page">
        <PageHeader kicker="Lexikon" title={data.head.title} lead={data.message} />
        <p>
          <Link className="button" to={pathOf('lexikon')}>
            Zum Lexikon <span aria-hidden="true">→</span>
          </Link>
        </p>
      </div>
    </>
  );
}
