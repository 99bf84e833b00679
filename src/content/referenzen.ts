import { z } from 'zod';
import { yamlFolder } from './declaration.ts';
import { order, text } from './parts.ts';

/** What a client says, in their own words and with their consent. The folder may be empty. */
export const referenzen = yamlFolder(
  'referenzen',
  z.strictObject({
    order,
    quote: z.string().min(20).max(400),
    person: text,
    company: text,
    /** A square picture in `public/`, by its address. */
    picture: z
      .strictObject({
        src: z
          .string()
          .regex(/^\/[\w/-]+\.(?:webp|png)$/, 'Ein Bild aus public/, zum Beispiel „/bilder/name.webp“.'),
        alt: text,
      })
      .optional(),
  }),
);
