import { Fragment } from 'react';
import type { ProjektContent } from '../content-types.ts';
import { Faq } from '../features/faq/faq.tsx';
import { ProjektKopf } from '../features/projekt/projekt-kopf.tsx';
import { faqPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import type { TextScreenData } from '../screens/text-screen.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Section } from '../ui/section.tsx';
import { still } from './still.tsx';

export type ProjektData = Omit<ProjektContent, 'checked' | 'logo'> & {
  path: string;
  previewAlt: string;
  drawing: string;
  logo: Omit<ProjektContent['logo'], 'name'> & { image: string };
};

/** The section before which the drawing opens the page to its full width. */
const DRAWING_BEFORE = 2;

export function projekt(data: ProjektData): TextScreenData {
  return {
    head: { ...data.head, path: data.path, imageAlt: data.previewAlt },
    body: still(<Sections {...data} />),
  };
}

function Sections(data: ProjektData) {
  const { path, sections, related, faq } = data;
  return (
    <>
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
              <a href={to}>{label}</a>
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
