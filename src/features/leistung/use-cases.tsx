import { RawHtml } from '../../ui/raw-html.tsx';
import { SeeAlso } from '../../ui/see-also.tsx';
import type { TextLink } from '../../ui/text-link.ts';
import './use-cases.css';

type UseCase = {
  title: string;
  /** How it is done today, and how then: a line each. */
  before: string;
  after: string;
  text: string;
  /** Folded away until somebody asks. */
  more?: string | undefined;
  drawing?: string | undefined;
};

type UseCasesProps = {
  items: UseCase[];
  links?: (TextLink & { text: string })[] | undefined;
  section: number;
};

/** Case sheets on the blueprint, one article together. */
export function UseCases({ items, links, section }: UseCasesProps) {
  // Two fill a line by themselves, and one alone in the last of three looks forgotten.
  const inPairs = items.length === 2 || items.length % 3 === 1;
  return (
    <article className={inPairs ? 'use-cases' : 'use-cases use-cases--3'}>
      {items.map((item, index) => (
        <CaseSheet key={item.title} number={`${section}.${index + 1}`} {...item} />
      ))}
      {links && (
        <div className="use-cases__link">
          <SeeAlso items={links} />
        </div>
      )}
    </article>
  );
}

function CaseSheet({ number, title, before, after, text, more, drawing }: UseCase & { number: string }) {
  return (
    <section className="case framed">
      <div className="case__top">
        {drawing && <RawHtml className="case__drawing" content={drawing} />}
        <div>
          <span className="label" aria-hidden="true">
            {number}
          </span>
          <h3>{title}</h3>
        </div>
      </div>
      <dl>
        <dt className="label">vorher</dt>
        <dd>{before}</dd>
        <dt className="label">nachher</dt>
        <dd>{after}</dd>
      </dl>
      <p>{text}</p>
      {more && (
        <details>
          <summary aria-label={`Mehr dazu: ${title}`}>
            {/* Hidden, or Chromium would say these words once more, as a description of the name. */}
            <span aria-hidden="true">Mehr dazu</span>
          </summary>
          <p>{more}</p>
        </details>
      )}
    </section>
  );
}
