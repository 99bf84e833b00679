import { z } from 'zod';
import { logoNames } from '../../drawings/logos.ts';
import { pictureNames } from '../../drawings/picture-files.ts';
import { paths } from '../paths.ts';
import { yamlFolder } from './declaration.ts';
import { day, draft, faqSection, head, link, order, preview, sentences, text, texts } from './parts.ts';

/** A project: its page and its card on the home page. */
const projektSchema = z.strictObject({
  draft,
  head,
  checked: day,
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
      messages: z
        .array(
          z.strictObject({
            from: z.enum(['kunde', 'bot', 'mensch']),
            name: text,
            text: z.string().min(1).max(200),
            source: text.optional(),
          }),
        )
        .min(2)
        .max(6),
    })
    .optional(),
  sections: z
    .array(z.strictObject({ title: text, paragraphs: texts, points: texts.optional() }))
    .min(1)
    .max(8),
  buttons: z.array(link).min(1).max(3),
  related: sentences,
  faq: faqSection,
  drawing: z.enum(pictureNames('projekte')).optional(),
  preview,
});

export const projekte = yamlFolder('projekte', projektSchema, paths.projekt);
