import { z } from 'zod';
import { heroDrawing } from '../../drawings/heroes.ts';
import { icon } from '../../drawings/icons.ts';
import { logo } from '../../drawings/logos.ts';
import { abschluss } from '../content/abschluss.ts';
import { type ContentFile, type Resolved, yamlFile } from '../content/declaration.ts';
import { type Leistung, leistungen } from '../content/leistungen.ts';
import { day, faqSection, head, link, preview, text, texts } from '../content/parts.ts';
import { portrait } from '../content/portrait.ts';
import { projekte } from '../content/projekte.ts';
import { Faq } from '../features/faq/faq.tsx';
import { FlipCard } from '../features/flip-card/flip-card.tsx';
import { Price, PriceNote } from '../features/price/price.tsx';
import { ProjektCard } from '../features/projekt/projekt-card.tsx';
import { Skills } from '../features/skills/skills.tsx';
import { company, founder, website } from '../head/identity-nodes.ts';
import { faqPage } from '../head/page-nodes.ts';
import { priceAmount } from '../head/price.ts';
import { SITE_NAME } from '../head/head.tsx';
import { StructuredData } from '../head/structured-data.tsx';
import { LEISTUNGEN_ANCHOR, paths } from '../paths.ts';
import { Portrait } from '../ui/portrait.tsx';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';
import { TitleBlock } from '../ui/title-block.tsx';
import { definePage } from './define/page.ts';
import { still } from './define/still.tsx';

const titled = z.strictObject({ title: text, lead: text });

const home = yamlFile(
  'home.yaml',
  z.strictObject({
    head,
    checked: day,
    hero: z.strictObject({ kicker: text, tagline: text, button: text }),
    about: z.strictObject({
      title: text,
      lead: text,
      paragraphs: texts,
      /** A title block with facts about the owner. */
      facts: z.array(z.strictObject({ label: text, value: text })).min(1),
      quote: text,
    }),
    /** The cards come from the services and projects themselves. */
    leistungen: titled,
    projekte: titled,
    skills: titled.extend({
      items: z
        .array(z.strictObject({ name: text, shortDescription: text, longDescription: text, keywords: texts }))
        .min(1),
    }),
    ki: titled.extend({ paragraphs: texts, link }),
    faq: faqSection,
    preview,
  }),
);

const needs = { home, leistungen, projekte, abschluss, portrait };

export default definePage({
  needs,
  pages: (content) => {
    const { file, data } = content.home;
    return [
      {
        path: paths.home,
        section: 'Startseite',
        changed: data.checked,
        file,
        preview: data.preview,
        screen: 'hero',
        data: {
          head: { ...data.head, path: paths.home, imageAlt: data.preview.drawing.alt },
          kind: 'home',
          hero: {
            ...data.hero,
            id: 'home',
            title: SITE_NAME,
            contact: { label: content.abschluss.data.hero, to: paths.kontakt },
            drawing: { markup: 'zeichnung', html: heroDrawing('home') },
          },
          body: still(<Sections {...content} />),
        },
      },
    ];
  },
});

function Sections({ home, leistungen, projekte, portrait: photo }: Resolved<typeof needs>) {
  const { about, leistungen: services, projekte: projects, skills, ki, faq } = home.data;
  return (
    <>
      <Section number={1} title={about.title} lead={about.lead} variant="split">
        {about.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <TitleBlock facts={about.facts}>
          <Portrait hasPhoto={Boolean(photo)} width={220} alt={`Porträt von ${SITE_NAME}`} />
        </TitleBlock>
      </Section>
      <Section number={2} title={services.title} lead={services.lead} id={LEISTUNGEN_ANCHOR} inParts>
        <div className="cards cards--3">
          {leistungen.toSorted(byOrder).map(({ slug, data: { card, offers } }, index) => (
            <FlipCard
              key={slug}
              number={`2.${index + 1}`}
              title={card.title}
              icon={icon(card.icon)}
              shortIntro={card.shortIntro}
              points={card.description}
              price={<Price {...lowestPrice(offers)} />}
              to={paths.leistung(slug)}
            />
          ))}
        </div>
        <PriceNote />
      </Section>
      <Section number={3} title={projects.title} lead={projects.lead} inParts>
        <div className="cards cards--2">
          {projekte.toSorted(byOrder).map(({ slug, data: { card, logo: mark } }) => (
            <ProjektCard
              key={slug}
              title={card.title}
              description={card.description}
              image={logo(mark.name)}
              class={mark.class}
              link={mark.href}
              routerLink={paths.projekt(slug)}
            />
          ))}
        </div>
      </Section>
      <Quote>{about.quote}</Quote>
      <Section number={4} title={skills.title} lead={skills.lead} inParts>
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
      <StructuredData graph={[website, founder, company, faqPage(paths.home, faq.items)]} />
    </>
  );
}

type Ordered = ContentFile<{ order: number }>;
const byOrder = (a: Ordered, b: Ordered) => a.data.order - b.data.order;

function lowestPrice({ items }: Leistung['offers']) {
  const amount = ({ preis }: (typeof items)[number]) => priceAmount(preis) ?? Infinity;
  const { preis, interval } = items.toSorted((a, b) => amount(a) - amount(b))[0]!;
  const from = preis.startsWith('ab ') || priceAmount(preis) === undefined ? preis : `ab ${preis}`;
  return { preis: from, interval };
}
