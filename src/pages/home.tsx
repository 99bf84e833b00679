import { site } from '../../content/site.ts';
import type { HomeContent, Interval } from '../content-types.ts';
import { Faq } from '../features/faq/faq.tsx';
import { FlipCard } from '../features/flip-card/flip-card.tsx';
import { Preis, PreisHinweis } from '../features/preis/preis.tsx';
import { ProjektKarte, type ProjektKarteData } from '../features/projekt/projekt-karte.tsx';
import { Skills } from '../features/skills/skills.tsx';
import { company, founder, website } from '../head/identity-nodes.ts';
import { faqPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { LEISTUNGEN_ANCHOR } from '../routes.ts';
import type { HeroScreenData } from '../screens/hero-screen.tsx';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';
import { TitleBlock } from '../ui/title-block.tsx';
import { still } from './still.tsx';

type LeistungCard = Omit<HomeContent['leistungen']['cards'][number], 'icon'> & {
  icon: string;
  /** The lowest price of that service's offers. */
  preis: string;
  interval: Interval;
};

export type HomeData = Omit<HomeContent, 'checked' | 'leistungen' | 'projekte'> & {
  previewAlt: string;
  drawing: string;
  leistungen: Omit<HomeContent['leistungen'], 'cards'> & { cards: LeistungCard[] };
  projekte: Omit<HomeContent['projekte'], 'cards'> & { cards: ProjektKarteData[] };
};

export function home(data: HomeData): HeroScreenData {
  return {
    head: { ...data.head, path: '/', imageAlt: data.previewAlt },
    kind: 'home',
    hero: {
      ...data.hero,
      id: 'home',
      title: `${site.owner.firstName} ${site.owner.lastName}`,
      drawing: { markup: 'zeichnung', html: data.drawing },
    },
    body: still(<Sections {...data} />),
  };
}

function Sections({ about, leistungen, projekte, skills, ki, faq }: HomeData) {
  return (
    <>
      <Section number={1} title={about.title} lead={about.lead} variant="split">
        {about.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <TitleBlock facts={about.facts} />
      </Section>
      <Section number={2} title={leistungen.title} lead={leistungen.lead} id={LEISTUNGEN_ANCHOR}>
        <div className="cards cards--3">
          {leistungen.cards.map(({ description, preis, interval, ...card }, index) => (
            <FlipCard
              {...card}
              key={card.title}
              number={`2.${index + 1}`}
              points={description}
              price={<Preis preis={preis} interval={interval} />}
            />
          ))}
        </div>
        <PreisHinweis />
      </Section>
      <Section number={3} title={projekte.title} lead={projekte.lead}>
        <div className="cards cards--2">
          {projekte.cards.map((card) => (
            <ProjektKarte {...card} key={card.title} />
          ))}
        </div>
      </Section>
      <Quote>{about.quote}</Quote>
      <Section number={4} title={skills.title} lead={skills.lead}>
        <Skills items={skills.items} />
      </Section>
      <Section number={5} title={ki.title} lead={ki.lead} variant="plan">
        {ki.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a className="button" href={ki.link.to}>
            {ki.link.label} <span aria-hidden="true">→</span>
          </a>
        </p>
      </Section>
      <Section number={6} title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <StructuredData graph={[website, founder, company, faqPage('/', faq.items)]} />
    </>
  );
}
