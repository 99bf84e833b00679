import { z } from 'zod';
import { icon } from '../../drawings/icons.ts';
import { logo } from '../../drawings/logos.ts';
import { picture, pictureFile, pictureNames, pictureProblems } from '../../drawings/picture-files.ts';
import { abschluss } from '../content/abschluss.ts';
import { portrait, type Resolved, yamlFile } from '../content/declaration.ts';
import { leistungen, preisplan } from '../content/leistungen.ts';
import {
  byOrder,
  day,
  faqSection,
  link,
  list,
  pageParts,
  sentences,
  text,
  texts,
  titled,
} from '../content/parts.ts';
import { fixedPrice, musterangebot } from '../content/musterangebot.ts';
import { projekte, referenzen } from '../content/projekte.ts';
import { turnedDate } from '../day.ts';
import { FaqSection } from '../features/faq/faq.tsx';
import { FlipCard } from '../features/flip-card/flip-card.tsx';
import { Musterangebot } from '../features/musterangebot/musterangebot.tsx';
import { Preisplan } from '../features/preisplan/preisplan.tsx';
import { ProjektCard } from '../features/projekt/projekt-card.tsx';
import { ProofSheet } from '../features/proof/proof-sheet.tsx';
import { Referenzen } from '../features/referenz/referenzen.tsx';
import { Skills } from '../features/skills/skills.tsx';
import { company, faqPage, founder, StructuredData, website } from '../head/structured-data.tsx';
import { SITE_NAME } from '../head/head.tsx';
import { LEISTUNGEN_ANCHOR, paths, pictures } from '../paths.ts';
import { lowestPrice } from '../price.ts';
import { Arrow } from '../ui/arrow.tsx';
import '../ui/cards.css';
import '../ui/chain.css';
import { Portrait } from '../ui/portrait.tsx';
import { Price, PriceNote } from '../ui/price.tsx';
import { SeeAlso } from '../ui/see-also.tsx';
import { Section } from '../ui/section.tsx';
import { TitleBlock } from '../ui/title-block.tsx';
import { definePage, ofFile, staticMarkup } from './define/page.ts';

/** What `tests/pages/budgets.test.ts` allows, in bytes. */
const LARGEST_DOCUMENT = 16 * 1024;
/** Points for an A+ of MDN's HTTP Observatory. */
const BEST_GRADE = 100;

/** One is past a limit of none. */
const noneOf = (count: number) => ({ value: String(count), share: count === 0 ? 0 : 2 });

/** In units of a thousand bytes, never less than it is. */
const kilobytes = (bytes: number) =>
  (Math.ceil(bytes / 100) / 10).toLocaleString('de-DE', { minimumFractionDigits: 1 });

/** What is measured, and how anyone can do it again; the figures come from `npm run measure`. */
const measure = z.strictObject({ label: text, check: text });

const home = yamlFile(
  'home.yaml',
  z.strictObject({
    ...pageParts,
    hero: z.strictObject({ kicker: text, tagline: text, button: text }),
    about: titled.extend({
      /** How a project goes. */
      steps: list(z.strictObject({ title: text, text }), 2),
      /** What the owner knows best. */
      strengths: text.optional(),
      /** A title block with facts about the owner. */
      facts: list(z.strictObject({ label: text, value: text })),
    }),
    /** The cards come from the services and projects themselves. */
    leistungen: titled.extend({ links: sentences.optional() }),
    projekte: titled,
    proof: titled.extend({
      links: sentences.optional(),
      weight: measure,
      thirdParties: measure,
      cookies: measure,
      wcag: measure,
      headers: measure,
    }),
    skills: titled.extend({
      items: list(
        z.strictObject({ name: text, shortDescription: text, longDescription: text, keywords: texts }),
      ),
    }),
    ki: titled.extend({ paragraphs: texts, link }),
    faq: faqSection,
  }),
);

const count = z.int().nonnegative();

/** What `npm run measure` saw when it opened this page in a browser. */
const messung = yamlFile(
  'messung-startseite.yaml',
  z.strictObject({
    day,
    axe: text,
    violations: count,
    thirdParties: count,
    cookies: count,
    /** Bytes of the document as a browser gets it, with Brotli. */
    weight: count,
    /** By the rules of MDN's HTTP Observatory. */
    score: count,
  }),
);

const needs = {
  home,
  leistungen,
  projekte,
  referenzen,
  messung,
  abschluss,
  portrait,
  preisplan,
  musterangebot,
};

export default definePage({
  needs,
  check: pictureProblems,
  pages: (content) => {
    const { home } = content;
    return [
      {
        ...ofFile(home),
        path: paths.home,
        section: 'Startseite',
        files: () =>
          content.projekte.flatMap(({ data: { drawing } }) => {
            const card = cardPicture(drawing);
            return card ? { path: card.picture.src, content: card.svg } : [];
          }),
        screen: 'hero',
        data: {
          hero: {
            ...home.data.hero,
            title: SITE_NAME,
            contact: { label: content.abschluss.data.hero, to: paths.kontakt },
            drawing: { print: () => picture('seitenkopf/home') },
          },
          body: staticMarkup(<Sections {...content} />),
        },
      },
    ];
  },
});

/** The small picture on a project's card, if there is one by the name of its drawing. */
function cardPicture(drawing = '') {
  if (!pictureNames('projektkarten').includes(drawing)) return undefined;
  const { svg, ...size } = pictureFile(`projektkarten/${drawing}`);
  return { svg, picture: { src: pictures.projekt(drawing), ...size } };
}

function Sections(content: Resolved<typeof needs>) {
  const { home, leistungen, projekte, referenzen, messung, portrait: photo, preisplan } = content;
  const sample = content.musterangebot.data;
  const { about, leistungen: services, projekte: projects, proof, skills, ki, faq } = home.data;
  const measured = messung.data;
  const hasProjects = projekte.length + referenzen.length > 0;
  const before = hasProjects ? 3 : 2;
  return (
    <>
      <Section
        number={1}
        title={about.title}
        lead={about.lead}
        aside={
          <TitleBlock facts={about.facts}>
            <Portrait hasPhoto={Boolean(photo)} width={220} alt={`Porträt von ${SITE_NAME}`} />
          </TitleBlock>
        }
        isSplit
      >
        <ol className="chain">
          {about.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {about.strengths && <p>{about.strengths}</p>}
      </Section>
      <Musterangebot
        title={sample.title}
        lead={sample.lead}
        link={sample.link}
        sheet={{ ...sample.sheet, amount: fixedPrice(sample.sheet, leistungen) }}
      />
      <Section number={2} title={services.title} lead={services.lead} id={LEISTUNGEN_ANCHOR} inParts>
        <div className={leistungen.length % 3 === 0 ? 'cards cards--3' : 'cards'}>
          {leistungen.toSorted(byOrder).map(({ slug, data: { card, offers } }, index) => (
            <FlipCard
              key={slug}
              number={`2.${index + 1}`}
              title={card.title}
              icon={icon(card.icon)}
              shortIntro={card.shortIntro}
              points={card.description}
              price={<Price {...lowestPrice(offers.items)} />}
              to={paths.leistung(slug)}
            />
          ))}
        </div>
        <PriceNote />
        {services.links && <SeeAlso items={services.links} />}
      </Section>
      {hasProjects && (
        <Section number={3} title={projects.title} lead={projects.lead} inParts>
          <div className="cards">
            {projekte.toSorted(byOrder).map(({ slug, data: { card, drawing, logo: mark } }) => (
              <ProjektCard
                key={slug}
                title={card.title}
                description={card.description}
                picture={cardPicture(drawing)?.picture}
                logo={logo(mark.name, card.title)}
                class={mark.class}
                link={mark.href}
                routerLink={paths.projekt(slug)}
              />
            ))}
          </div>
          <Referenzen items={referenzen.toSorted(byOrder).map(({ data }) => data)} />
        </Section>
      )}
      <Preisplan {...preisplan.data} leistungen={leistungen} />
      <Section number={before + 1} title={proof.title} lead={proof.lead} id="pruefprotokoll">
        <ProofSheet
          measures={[
            {
              ...proof.weight,
              value: `${kilobytes(measured.weight)}\u202fKB`,
              share: measured.weight / LARGEST_DOCUMENT,
            },
            { ...proof.thirdParties, ...noneOf(measured.thirdParties) },
            { ...proof.cookies, ...noneOf(measured.cookies) },
            { ...proof.wcag, ...noneOf(measured.violations) },
            {
              ...proof.headers,
              value: `${measured.score}\u202fPkt.`,
              share: measured.score / BEST_GRADE,
            },
          ]}
          stamp={`Gemessen am ${turnedDate(measured.day)} mit Chromium und axe ${measured.axe}`}
        />
        {proof.links && <SeeAlso items={proof.links} />}
      </Section>
      <Section number={before + 2} title={skills.title} lead={skills.lead} inParts>
        <Skills items={skills.items} />
      </Section>
      <Section
        number={before + 3}
        title={ki.title}
        lead={ki.lead}
        aside={
          <a className="button" href={ki.link.to}>
            {ki.link.label}
            <Arrow />
          </a>
        }
        isPlan
        isSplit
      >
        {ki.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
      <FaqSection number={before + 4} {...faq} />
      <StructuredData graph={[website, founder, company, faqPage(faq.items)]} />
    </>
  );
}
