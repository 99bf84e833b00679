import { z } from 'zod';
import { yamlFile } from './declaration.ts';
import { day, text } from './parts.ts';

const count = z.int().nonnegative();

/** What `npm run measure` saw when it opened the home page in a browser. */
export const messungStartseite = yamlFile(
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

const bytes = z.int().positive();

/** What `npm run measure -- frameworks` weighed; the texts name it as `{{messung.react.kb}}`. */
export const messungFrameworks = yamlFile(
  'messung-frameworks.yaml',
  z.strictObject({
    day,
    node: text,
    frameworks: z.record(
      z.string(),
      z.strictObject({ version: text, builder: text, raw: bytes, gzip: bytes, brotli: bytes }),
    ),
  }),
);
