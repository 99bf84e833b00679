import type { PageHead, Picture, TextLink } from '../content-types.ts';
import { type LexikonLink, Schriftfeld } from '../features/lexikon/schriftfeld.tsx';
import { Head } from '../head/head.tsx';
import { breadcrumbList, definedTerm } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { Link } from '../navigation/link.tsx';
import type { Markup } from '../navigation/markup.ts';
import { pathOf } from '../routes.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';

export type EintragData = {
  path: string;
  head: PageHead;
  h1: string;
  firstP: string;
  /** The drawing sheet that explains the term. */
  sheet: Picture;
  body: Markup;
  cta?: TextLink;
  checked: string;
  related: LexikonLink[];
  mentions: LexikonLink[];
  citation: string;
  previous: LexikonLink;
  next: LexikonLink;
};

const trail = [
  { label: 'Home', to: pathOf('home') },
  { label: 'Lexikon', to: pathOf('lexikon') },
];

export default function Eintrag({ data }: { data: EintragData }) {
  const { path, h1, firstP, sheet, body, cta, checked, related, mentions, citation, previous, next } = data;
  return (
    <>
      <Head {...data.head} path={path} imageAlt={sheet.alt} />
      <StructuredData graph={[definedTerm(data, pathOf('lexikon')), breadcrumbList(trail, h1)]} />
      <div className="page">
        <Breadcrumbs trail={trail} current={h1} />
        <div className="eintrag">
          <article>
            <PageHeader title={h1} />
            <figure className="eintrag__sheet">
              <img src={sheet.src} alt={sheet.alt} width="1200" height="630" />
            </figure>
            <p className="lead lead--wide">{firstP}</p>
            <Prose content={body} />
            {cta && (
              <p className="eintrag__cta">
                <Link className="button" to={cta.to}>
                  {cta.label} <span aria-hidden="true">→</span>
                </Link>
              </p>
            )}
          </article>
          <Schriftfeld checked={checked} related={related} mentions={mentions} citation={citation} />
        </div>
        <nav className="blaettern" aria-label="Im Lexikon blättern">
          <Link to={previous.path} rel="prev">
            ← {previous.label}
          </Link>
          <Link to={next.path} rel="next">
            {next.label} →
          </Link>
        </nav>
      </div>
    </>
  );
}
