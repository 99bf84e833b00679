import { Fragment } from 'react';
import { logo } from '../../drawings/logos.ts';
import { picture } from '../../drawings/picture-files.ts';
import type { Resolved } from '../content/declaration.ts';
import { byOrder } from '../content/parts.ts';
import { projekte } from '../content/projekte.ts';
import { FaqSection } from '../features/faq/faq.tsx';
import './projekt.css';
import { faqPage, StructuredData } from '../head/structured-data.tsx';
import { paths } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { RawHtml } from '../ui/raw-html.tsx';
import { Section } from '../ui/section.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { definePage, ofFile, staticMarkup } from './define/page.ts';

const needs = { projekte };
type Projekt = Resolved<typeof needs>['projekte'][number]['data'];

/** The section before which the drawing opens the page to its full width, unless it stands in the head. */
const DRAWING_BEFORE = 2;
/** … and where a part of it stands once more, so large that it goes over the edges. */
const cropOf = (isInHead: boolean) =>
  isInHead ? { before: 2, from: '50 50' } : { before: 4, from: '540 88' };

export default definePage({
  needs,
  pages: ({ projekte }) =>
    projekte.toSorted(byOrder).map((projekt) => {
      const { slug, data, unpublished } = projekt;
      const path = paths.projekt(slug);
      const body = staticMarkup(<Sections unpublished={unpublished} {...data} />);
      return { ...ofFile(projekt), path, section: 'Projekte', screen: 'text', data: { body } };
    }),
});

function Sections({
  unpublished,
  drawing = 'allgemein',
  ...projekt
}: Projekt & { unpublished: string | undefined }) {
  const { kicker, title: name, lead, buttons, conversation, sections, related, faq } = projekt;
  const crop = cropOf(!conversation);
  return (
    <>
      <StructuredData graph={[faqPage(faq.items)]} />
      <Stamp text={unpublished} />
      <div className="projekt-header plan">
        <div className="projekt-header__inner">
          <div>
            <p className="kicker">{kicker}</p>
            <h1 data-topic="">{name}</h1>
          </div>
          <div>
            <p className="lead">{lead}</p>
            <p className="projekt-header__buttons row">
              {buttons.map(({ label, to }, index) => (
                <a key={to} className={index === 0 ? 'button' : 'outlined'} href={to}>
                  {label}
                  <Arrow />
                </a>
              ))}
            </p>
          </div>
          {conversation ? (
            <>
              <Conversation {...conversation} />
              <WaysOut {...projekt} />
            </>
          ) : (
            <Drawing className="projekt-header__drawing" content={picture(`projekte/${drawing}`)} />
          )}
        </div>
      </div>
      {sections.map((section, index) => (
        <Fragment key={section.title}>
          {conversation && index === DRAWING_BEFORE && (
            // Below the first screen: nobody would see it draw itself.
            <RawHtml className="projekt-drawing plan" content={picture(`projekte/${drawing}`)} />
          )}
          {index === crop.before && (
            <div className="projekt-crop plan">
              <svg viewBox={`${crop.from} 1080 380`} preserveAspectRatio="xMinYMin slice" aria-hidden="true">
                <use href="#zeichnung" />
              </svg>
            </div>
          )}
          <ProjektSection number={index + 1} {...section} />
        </Fragment>
      ))}
      <Section number={sections.length + 1} title="Passende Leistungen" isPlan isSplit>
        <ul className="related">
          {related.map(({ label, to, text }) => (
            <li key={to}>
              <a href={to}>{label}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {/* What can be tried is offered at once; who only wants to read on is not led away first. */}
        {!conversation && <WaysOut {...projekt} />}
      </Section>
      <FaqSection number={sections.length + 2} {...faq} />
    </>
  );
}

/** The mark and the addresses outside of this site, each opened in a new tab. */
function WaysOut({ title, logo: { name, alt, href }, external }: Projekt) {
  return (
    <div className="ways-out row">
      <a href={href} target="_blank" rel="noopener" aria-label={`${alt} (neuer Tab)`}>
        <RawHtml content={logo(name, title)} />
      </a>
      {external.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {label} <span aria-hidden="true">↗</span>
        </a>
      ))}
    </div>
  );
}

/** A scripted conversation as text. */
function Conversation({ title, note, messages }: NonNullable<Projekt['conversation']>) {
  return (
    <figure className="conversation">
      <figcaption className="label">{title}</figcaption>
      <ol>
        {messages.map(({ from, name, text, source }) => (
          <li key={text} className={`conversation__${from}`}>
            <span className="label">{name}</span>
            <p>{text}</p>
            {source && <p className="conversation__source label">Quelle: {source}</p>}
          </li>
        ))}
      </ol>
      <p className="conversation__note">{note}</p>
    </figure>
  );
}

type ProjektSectionProps = Projekt['sections'][number] & { number: number };

/** A text alone stands in two columns; one with points has those beside it, below its last words, which lead to them. */
function ProjektSection({ number, title, paragraphs, points }: ProjektSectionProps) {
  const text = (words: string[]) => (
    <div className="projekt-text">
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </div>
  );
  if (!points)
    return (
      <Section number={number} title={title}>
        {text(paragraphs)}
      </Section>
    );
  const last = paragraphs.length > 1 ? paragraphs.slice(-1) : [];
  return (
    <Section
      number={number}
      title={title}
      aside={text(paragraphs.slice(0, paragraphs.length - last.length))}
      isSplit
    >
      {last.length > 0 && text(last)}
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  );
}
