import { z } from 'zod';
import { yamlFile } from './declaration.ts';
import { text } from './parts.ts';

/** The words of the plan of all prices; the amounts are those of the services. */
export const preisplan = yamlFile(
  'preisplan.yaml',
  z.strictObject({
    title: text,
    lead: text,
    /** Handwritten at the open end of the line. */
    note: z.string().min(2).max(48),
  }),
);
