import { Fragment } from 'react';
import type { ProjektContent } from '../content-types.ts';
import { Faq } from '../features/faq/faq.tsx';
import { ProjektKopf } from '../features/projekt/projekt-kopf.tsx';
import { Head } from '../head/head.tsx';
import { faqPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { Link } from '../navigation/link.tsx';
import type { Markup } from '../navigation/markup.ts';
import { Drawing } from '../ui/drawing.tsx';
import { Section } from '../ui/section.tsx';

export type ProjektData = Omit<ProjektContent, 'checked' | 'logo'> & {
  path: string;
  previewAlt: string;
  drawing: Markup;
  logo: Omit<ProjektContent['logo'], 'name'> & { image: Markup };
};

/** The section before which the drawing opens the page to its full width. */
const DRAWING_BEFORE = 2;

export default function Projekt({ data }: { data: ProjektData }) {
  const { path, sections, related, faq } = data;
  return (
    <>
      <Head {...data.head} path={path} imageAlt={data.previewAlt} />
      <StructuredData graph={[faqPage(path, faq.items)]} />
      <ProjektKopf {...data} />
      {sections.map(({ title, paragraphs, points }, index) => (
        <Fragment key={title}>
          {index === DRAWING_BEFORE && <Drawing className="projekt-zeichnung plan" content={data.drawing} />}
          <Section number={index + 1} title={title} variant="split">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points && (
              <ul className="points">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Section>
        </Fragment>
      ))}
      <Section number={sections.length + 1} title="Passende Leistungen" variant="plan">
        <ul className="related">
          {related.map(({ label, to, text }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section number={sections.length + 2} title={faq.title}>
        <Faq items={faq.items} />
      </Section>
    </>
  );
}
