import { z } from 'zod';
import { drawingSchema } from '../../drawings/drawing-schema.ts';
import { paths } from '../paths.ts';
import { markdownFolder } from './declaration.ts';
import { history } from './history.ts';
import { day, draft, flatHead, pagePath } from './parts.ts';
import { sources } from './sources.ts';

const eintragSchema = z.strictObject({
  ...flatHead,
  h1: z
    .string()
    .regex(/^[A-Za-z]/, 'Die Überschrift beginnt mit einem Buchstaben von A bis Z.')
    .max(40),
  firstP: z.string().min(60).max(260),
  related: z.array(z.string()).min(3).max(6),
  checked: day,
  history,
  draft,
  sources,
  drawing: drawingSchema,
  brand: z.string().optional(),
  cta: z.strictObject({ text: z.string(), to: pagePath }).optional(),
});

export const eintraege = markdownFolder('lexikon', eintragSchema, paths.eintrag);
