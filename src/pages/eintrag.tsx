import type { PageHead, TextLink } from '../content-types.ts';
import { Head } from '../head/head.tsx';
import { Link } from '../navigation/link.tsx';
import type { Markup } from '../navigation/markup.ts';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';

export type EintragData = {
  path: string;
  head: PageHead;
  h1: string;
  firstP: string;
  body: Markup;
  cta?: TextLink;
  related: { slug: string; h1: string }[];
};

export default function Eintrag({ data }: { data: EintragData }) {
  const { path, h1, firstP, body, cta, related } = data;
  return (
    <>
      <Head {...data.head} path={path} />
      <article className="page">
        <PageHeader kicker="Lexikon" title={h1} lead={firstP} />
        <Prose content={body} />
        {cta && (
          <p>
            <Link className="button" to={cta.to}>
              {cta.label} <span aria-hidden="true">→</span>
            </Link>
          </p>
        )}
        <nav aria-labelledby="verwandt">
          <h2 id="verwandt">Verwandte Begriffe</h2>
          <ul className="tags">
            {related.map(({ slug, h1: term }) => (
              <li key={slug}>
                <Link to={pathOf('eintrag', slug)}>{term}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </article>
    </>
  );
}
