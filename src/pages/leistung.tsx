import type { ReactNode } from 'react';
import { icon } from '../../drawings/icons.ts';
import { picture } from '../../drawings/picture-files.ts';
import { abschluss } from '../content/abschluss.ts';
import { type Leistung, leistungen, preisplan } from '../content/leistungen.ts';
import { byOrder } from '../content/parts.ts';
import { FaqSection } from '../features/faq/faq.tsx';
import { FlipCard } from '../features/flip-card/flip-card.tsx';
import { Preisplan } from '../features/preisplan/preisplan.tsx';
import './leistung.css';
import { company, faqPage, service, StructuredData } from '../head/structured-data.tsx';
import { OVERVIEW_ANCHOR, paths, PRICES_ANCHOR } from '../paths.ts';
import { asWritten, isAmount } from '../price.ts';
import { Arrow } from '../ui/arrow.tsx';
import '../ui/cards.css';
import { Price, PriceNote } from '../ui/price.tsx';
import { RawHtml } from '../ui/raw-html.tsx';
import { SeeAlso } from '../ui/see-also.tsx';
import { Section } from '../ui/section.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { definePage, ofFile, staticMarkup } from './define/page.ts';
import { printedVersuch } from './define/versuch.tsx';

export default definePage({
  needs: { leistungen, abschluss, preisplan },
  pages: ({ leistungen, abschluss, preisplan }) =>
    leistungen.toSorted(byOrder).map((leistung) => {
      const { slug, data, unpublished } = leistung;
      const path = paths.leistung(slug);
      const { drawing = 'allgemein', ...hero } = data.hero;
      return {
        ...ofFile(leistung),
        path,
        section: 'Leistungen',
        menu: data.menu,
        screen: 'hero',
        data: {
          hero: {
            ...hero,
            leistung: slug,
            contact: { label: abschluss.data.hero, to: paths.kontakt },
            drawing: { print: () => picture(`seitenkopf/${drawing}`) },
          },
          body: staticMarkup(
            <Sections path={path} unpublished={unpublished} {...data}>
              <Preisplan {...preisplan.data} leistungen={leistungen} lit={slug} />
            </Sections>,
          ),
          versuch: data.versuch && printedVersuch(data.versuch),
          end: staticMarkup(<End {...data} />),
        },
      };
    }),
});

function Sections({
  path,
  unpublished,
  intro,
  benefits,
  offers,
  useCases: cases,
  quote,
  faq,
  children,
}: Leistung & { path: string; unpublished: string | undefined; children: ReactNode }) {
  const count = cases.items.length;
  return (
    <>
      <StructuredData
        graph={[company, ...offers.items.map((offer) => service(path, offer)), faqPage(faq.items)]}
      />
      <Stamp text={unpublished} />
      <Section number={1} title={intro.title} lead={intro.lead} isSplit id={OVERVIEW_ANCHOR}>
        {intro.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
      <Section number={2} title={benefits.title}>
        <ol className="benefits framed">
          {benefits.items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="label" aria-hidden="true">
                2.{index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section number={3} title={offers.title} lead={offers.lead} id={PRICES_ANCHOR} inParts>
        <div className={offers.items.length % 3 === 0 ? 'cards cards--3' : 'cards'}>
          {offers.items.map((offer, index) => (
            <FlipCard
              key={offer.id}
              id={offer.id}
              number={`3.${index + 1}`}
              title={offer.title}
              icon={icon(offer.icon, offer.scaleDown)}
              shortIntro={offer.shortIntro}
              points={offer.description}
              price={<Price preis={offer.preis} interval={offer.interval} />}
              to={paths.kontakt}
              topic={`${offer.title} (${asWritten(offer.preis)}${isAmount(offer.preis) ? ` ${offer.interval}` : ''})`}
            />
          ))}
        </div>
        <PriceNote />
        {offers.links && <SeeAlso items={offers.links} />}
      </Section>
      {children}
      <p className="quote-band">{quote}</p>
      <Section number={4} title={cases.title} lead={cases.lead} isPlan>
        {/* Two fill a line by themselves, and one alone in the last of three looks forgotten. */}
        <article className={count === 2 || count % 3 === 1 ? 'use-cases cards' : 'use-cases cards cards--3'}>
          {cases.items.map((item, index) => (
            <CaseSheet key={item.title} number={`4.${index + 1}`} {...item} />
          ))}
          {cases.links && (
            <div className="use-cases__link">
              <SeeAlso items={cases.links} />
            </div>
          )}
        </article>
      </Section>
    </>
  );
}

type UseCase = Leistung['useCases']['items'][number];

function CaseSheet({ number, title, before, after, text, more, drawing }: UseCase & { number: string }) {
  return (
    <section className="case framed">
      <div className="case__top">
        {drawing && <RawHtml className="case__drawing" content={icon(drawing)} />}
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

function End({ cta, faq }: Leistung) {
  return (
    <>
      <section className="cta">
        <h2>{cta.title}</h2>
        <div>
          <p>{cta.text}</p>
          <a className="button" href={paths.kontakt}>
            {cta.button}
            <Arrow />
          </a>
        </div>
      </section>
      <FaqSection number={5} {...faq} />
    </>
  );
}
