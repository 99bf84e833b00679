import { z } from 'zod';
import { drawingSchema } from '../../drawings/drawing-schema.ts';
import { paths } from '../paths.ts';
import { markdownFolder } from './declaration.ts';
import { day, draft, flatHead, text } from './parts.ts';
import { sources } from './sources.ts';

const seiteSchema = z.strictObject({
  ...flatHead,
  kicker: text,
  h1: z.string().min(2).max(60),
  lead: text,
  checked: day,
  draft,
  sources,
  drawing: drawingSchema,
});

/** Text at an address of its own, such as a guide or a case study: one file is one page. */
export const seiten = markdownFolder('seiten', seiteSchema, { address: paths.seite });
