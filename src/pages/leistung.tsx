import type { LeistungContent, ServiceOffer } from '../content-types.ts';
import { Faq } from '../features/faq/faq.tsx';
import { FlipCard } from '../features/flip-card/flip-card.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { Benefits } from '../features/leistung/benefits.tsx';
import { UseCases } from '../features/leistung/use-cases.tsx';
import { Preis, PreisHinweis } from '../features/preis/preis.tsx';
import { Head } from '../head/head.tsx';
import { company } from '../head/identity-nodes.ts';
import { faqPage, service } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import type { Markup } from '../navigation/markup.ts';
import { pathOf } from '../routes.ts';
import { CallToAction } from '../ui/call-to-action.tsx';
import { PrintContact } from '../ui/print-contact.tsx';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';

export type LeistungData = Omit<LeistungContent, 'checked' | 'offers'> & {
  path: string;
  previewAlt: string;
  drawing: Markup;
  offers: Omit<LeistungContent['offers'], 'items'> & {
    items: (Omit<ServiceOffer, 'icon'> & { icon: Markup })[];
  };
};

const CONTENT_ANCHOR = 'ueberblick';

export default function Leistung({ data }: { data: LeistungData }) {
  const { path, slug, hero, intro, benefits, offers, useCases, quote, cta, faq } = data;
  return (
    <>
      <Head {...data.head} path={path} imageAlt={data.previewAlt} />
      <StructuredData
        graph={[company, ...offers.items.map((offer) => service(path, offer)), faqPage(path, faq.items)]}
      />
      <Hero
        {...hero}
        id={slug}
        drawing={data.drawing}
        target={CONTENT_ANCHOR}
        buttonScrollDelay={800}
        openOnInAppArrival={false}
        keepButton={false}
      />
      <Section number={1} title={intro.title} lead={intro.lead} variant="split" id={CONTENT_ANCHOR}>
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
