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

const framework = z.strictObject({ version: text, reihe: text, werkzeug: text, kb: count, gzip: count });

/** What `npm run measure -- frameworks` weighed, in KB of 1,000 bytes; the texts name it as `{{messung.react.kb}}`. */
export const messungFrameworks = yamlFile(
  'messung-frameworks.yaml',
  z.object({ monat: text }).catchall(framework),
);
