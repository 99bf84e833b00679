import { z } from 'zod';
import { yamlFile } from './declaration.ts';
import { list, pagePath, text } from './parts.ts';

/** What every page ends with: a question that fits it, and the way to an answer. */
export const abschluss = yamlFile(
  'abschluss.yaml',
  z.strictObject({
    /** The label of the quiet link in the open heroes. */
    hero: text,
    kicker: text,
    button: text,
    /** What happens after a message. */
    steps: list(z.strictObject({ time: text, text }), 2, 4),
    /** By address: the longest that a page's own begins with is its question. */
    questions: z
      .record(pagePath, text)
      .refine((questions) => '/' in questions, 'Die Frage für „/“ fehlt: Sie gilt für alle übrigen Seiten.'),
    /** On the contact page: who reads the message. */
    kontakt: z.strictObject({ kicker: text, title: text }),
  }),
);
