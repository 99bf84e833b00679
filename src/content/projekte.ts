import { z } from 'zod';
import { logoNames } from '../../drawings/logos.ts';
import { pictureNames } from '../../drawings/picture-files.ts';
import { paths } from '../paths.ts';
import { yamlFolder } from './declaration.ts';
import { draft, faqSection, link, list, order, pageParts, sentences, text, texts } from './parts.ts';

const message = z.strictObject({
  from: z.enum(['kunde', 'bot', 'mensch']),
  name: text,
  text: z.string().min(1).max(200),
  source: text.optional(),
});

/** A project: its page and its card on the home page. */
const projektSchema = z.strictObject({
  draft,
  ...pageParts,
  order,
  logo: z.strictObject({
    /** One that is drawn; without it the title stands there as a word. */
    name: z.enum(logoNames).optional(),
    alt: text,
    href: z.url(),
    /** How the mark sits on its sheet. */
    class: z.enum(['logo-wide', 'logo-square']),
  }),
  card: z.strictObject({ title: text, description: texts }),
  kicker: text,
  title: text,
  lead: text,
  /** External addresses, opened in a new tab. */
  external: z.array(z.strictObject({ label: text, href: z.url() })),
  /** A scripted conversation in the head of the page; without one its drawing stands there. */
  conversation: z
    .strictObject({
      title: text,
      note: text,
      messages: list(message, 2, 6),
    })
    .optional(),
  sections: list(
    z.strictObject({ title: text, lead: text.optional(), paragraphs: texts, points: texts.optional() }),
    1,
    8,
  ),
  buttons: list(link, 1, 3),
  related: sentences,
  faq: faqSection,
  drawing: z.enum(pictureNames('projekte')).optional(),
});

export const projekte = yamlFolder('projekte', projektSchema, paths.projekt);

/** What a client says, in their own words and with their consent. The folder may be empty. */
export const referenzen = yamlFolder(
  'referenzen',
  z.strictObject({ draft, order, quote: z.string().min(20).max(400), person: text, company: text }),
  () => paths.home,
);
