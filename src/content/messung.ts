import { z } from 'zod';
import { yamlFile } from './declaration.ts';
import { day, text } from './parts.ts';

const count = z.int().nonnegative();

/** What `npm run measure` saw when it opened the home page in a browser. */
export const messung = yamlFile(
  'messung.yaml',
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
