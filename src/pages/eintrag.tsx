import type { PageHead, Picture, TextLink } from '../content-types.ts';
import { type LexikonLink, Schriftfeld } from '../features/lexikon/schriftfeld.tsx';
import { breadcrumbList, definedTerm } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { pathOf } from '../routes.ts';
import type { TextScreenData } from '../screens/text-screen.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { still } from './still.tsx';

export type EintragData = {
  path: string;
  head: PageHead;
  h1: string;
  firstP: string;
  /** The drawing sheet that explains the term. */
  sheet: Picture;
  body: string;
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

export function eintrag(data: EintragData): TextScreenData {
  const { head, path, sheet } = data;
  return { head: { ...head, path, imageAlt: sheet.alt }, body: still(<Entry {...data} />) };
}

function Entry(data: EintragData) {
  const { h1, firstP, sheet, body, cta, checked, related, mentions, citation, previous, next } = data;
  return (
    <div className="page">
      <StructuredData graph={[definedTerm(data, pathOf('lexikon')), breadcrumbList(trail, h1)]} />
      <Breadcrumbs trail={trail} current={h1} />
      <div className="eintrag">
        <article>
          <PageHeader title={h1} />
          <figure className="eintrag__sheet">
            <img src={sheet.src} alt={sheet.alt} width="1200" height="630" fetchPriority="high" />
          </figure>
          <p className="lead lead--wide">{firstP}</p>
          <Prose content={body} />
          {cta && (
            <p className="eintrag__cta">
              <a className="button" href={cta.to}>
                {cta.label} <span aria-hidden="true">→</span>
              </a>
            </p>
          )}
        </article>
        <Schriftfeld checked={checked} related={related} mentions={mentions} citation={citation} />
      </div>
      <nav className="blaettern" aria-label="Im Lexikon blättern">
        <a href={previous.path} rel="prev">
          ← {previous.label}
        </a>
        <a href={next.path} rel="next">
          {next.label} →
        </a>
      </nav>
    </div>
  );
}
