import type { LeistungContent, ServiceOffer } from '../content-types.ts';
import { Faq } from '../features/faq/faq.tsx';
import { FlipCard } from '../features/flip-card/flip-card.tsx';
import { Benefits } from '../features/leistung/benefits.tsx';
import { UseCases } from '../features/leistung/use-cases.tsx';
import { Preis, PreisHinweis } from '../features/preis/preis.tsx';
import { company } from '../head/identity-nodes.ts';
import { faqPage, service } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { OVERVIEW_ANCHOR, pathOf } from '../routes.ts';
import type { HeroScreenData } from '../screens/hero-screen.tsx';
import { CallToAction } from '../ui/call-to-action.tsx';
import { PrintContact } from '../ui/print-contact.tsx';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';
import { still } from './still.tsx';

export type LeistungData = Omit<LeistungContent, 'checked' | 'offers'> & {
  path: string;
  previewAlt: string;
  drawing: string;
  offers: Omit<LeistungContent['offers'], 'items'> & {
    items: (Omit<ServiceOffer, 'icon'> & { icon: string })[];
  };
};

export function leistung(data: LeistungData): HeroScreenData {
  return {
    head: { ...data.head, path: data.path, imageAlt: data.previewAlt },
    kind: 'leistung',
    hero: {
      ...data.hero,
      id: data.slug,
      drawing: { markup: 'zeichnung', html: data.drawing },
    },
    body: still(<Sections {...data} />),
  };
}

function Sections({ path, intro, benefits, offers, useCases, quote, cta, faq }: LeistungData) {
  return (
    <>
      <StructuredData
        graph={[company, ...offers.items.map((offer) => service(path, offer)), faqPage(path, faq.items)]}
      />
      <Section number={1} title={intro.title} lead={intro.lead} variant="split" id={OVERVIEW_ANCHOR}>
        {intro.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
      <Section number={2} title={benefits.title}>
        <Benefits items={benefits.items} section={2} />
      </Section>
      <Section number={3} title={offers.title} lead={offers.lead} id="preise">
        <div className={offers.items.length % 3 === 0 ? 'cards cards--3' : 'cards cards--2'}>
          {offers.items.map(({ title, icon, shortIntro, description, preis, interval }, index) => (
            <FlipCard
              key={title}
              number={`3.${index + 1}`}
              title={title}
              icon={icon}
              shortIntro={shortIntro}
              points={description}
              price={<Preis preis={preis} interval={interval} />}
              to={pathOf('kontakt')}
            />
          ))}
        </div>
        <PreisHinweis />
      </Section>
      <PrintContact />
      <Quote>{quote}</Quote>
      <Section number={4} title={useCases.title} lead={useCases.lead} variant="plan">
        <UseCases items={useCases.items} link={useCases.link} />
      </Section>
      <CallToAction {...cta} to={pathOf('kontakt')} />
      <Section number={5} title={faq.title}>
        <Faq items={faq.items} />
      </Section>
    </>
  );
}
