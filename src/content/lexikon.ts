import { z } from 'zod';
import { yamlFile } from './declaration.ts';
import { overviewSchema } from './overview.ts';
import { link, text } from './parts.ts';

/** The glossary's overview, and what stands in place of an entry that does not exist. */
export const lexikon = yamlFile(
  'lexikon.yaml',
  overviewSchema.extend({
    /** One more thing to read beside the entries. */
    beside: link,
    unknown: z.strictObject({ head: z.strictObject({ title: text, description: text }), message: text }),
  }),
);
