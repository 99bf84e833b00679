import { z } from 'zod';
import { paths } from '../paths.ts';
import { yamlFolder } from './declaration.ts';
import { draft, order, text } from './parts.ts';

/** What a client says, in their own words and with their consent. The folder may be empty. */
export const referenzen = yamlFolder(
  'referenzen',
  z.strictObject({ draft, order, quote: z.string().min(20).max(400), person: text, company: text }),
  () => paths.home,
);
