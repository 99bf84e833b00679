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
          <ProjektSection number={index + 1} {...section} />
        </Fragment>
      ))}
      {!conversation && (
        // A part of the drawing on this page, marked there as such.
        <div className="projekt-crop">
          <svg viewBox="6 10 548 346" aria-hidden="true">
            <use href="#zeichnung" />
          </svg>
        </div>
      )}
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

/**
 * A text alone stands in two columns; one with points has those beside it, below its last words, which lead to them.
 * What stands in a point before a colon is its heading.
 */
function ProjektSection({ paragraphs, points, ...head }: ProjektSectionProps) {
  const beside = points ? Math.max(1, paragraphs.length - 1) : 0;
  const text = (words: string[]) => (
    <div className="projekt-text">
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </div>
  );
  return (
    <Section {...head} aside={points && text(paragraphs.slice(0, beside))} isSplit={points !== undefined}>
      {text(paragraphs.slice(beside))}
      {points && (
        <ul className="points">
          {points.map((point) => {
            const [term, rest] = point.split(/: (.*)/, 2);
            return <li key={point}>{rest ? [<b key="term">{term}</b>, ` ${rest}`] : point}</li>;
          })}
        </ul>
      )}
    </Section>
  );
}
