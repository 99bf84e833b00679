import { z } from 'zod';
import { yamlFile } from './declaration.ts';
import { day, text } from './parts.ts';

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
