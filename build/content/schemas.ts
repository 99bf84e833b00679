import { z } from 'zod';
import { routes } from '../../src/routes.ts';
import { drawingSchema } from '../../drawings/drawing-schema.ts';

const head = {
  title: z.string().min(10).max(60),
  metaDesc: z.string().min(120).max(160),
};
const day = z.iso.date();
const screenPath = z.string().regex(/^\/([^?#]*\/)?$/, 'Ein Pfad beginnt und endet mit „/“.');
const faq = z.array(z.strictObject({ question: z.string().min(10), answer: z.string().min(60) }));

export const lexikonSchema = z.strictObject({
  ...head,
  h1: z
    .string()
    .regex(/^[A-Za-z]/, 'Die Überschrift beginnt mit einem Buchstaben von A bis Z.')
    .max(40),
  firstP: z.string().min(60).max(260),
  related: z.array(z.string()).min(3).max(6),
  checked: day,
  drawing: drawingSchema,
  brand: z.string().optional(),
  cta: z.strictObject({ text: z.string(), to: screenPath }).optional(),
});

export const beitragSchema = z.strictObject({
  ...head,
  id: z.int().positive(),
  h1: z.string().min(10).max(90),
  publishDate: z
    .string()
    .regex(/^\d{2}\.\d{2}\.\d{4}$/, 'Das Datum hat die Form TT.MM.JJJJ.')
    .refine(
      (value) => day.safeParse(value.split('.').toReversed().join('-')).success,
      'Diesen Tag gibt es nicht.',
    ),
  updated: day.optional(),
  image_by: z.string().nullable(),
  image_by_link: z.url().nullable(),
  excerpt: z.string().min(80).max(240),
  blog_description: z.string().min(80).max(300),
  tags: z.array(z.string()).min(1).max(5),
  summary: z.strictObject({
    topic: z.string(),
    points: z.array(z.string()).min(3).max(6),
    conclusion: z.string(),
  }),
  service: z.strictObject({ text: z.string(), to: screenPath }),
  faq: faq.min(3).max(8),
  drawing: drawingSchema,
});

export const rechtSchema = z.strictObject({
  ...head,
  title: z.string().min(10).max(80),
  h1: z.string(),
  checked: day,
});

/** A sheet for every page that brings none itself, by the page's address. */
const sheet = z.strictObject({ title: z.string().min(3).max(40), drawing: drawingSchema });
const singlePages = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));
export const vorschauSchema = z.strictObject(Object.fromEntries(singlePages.map((path) => [path, sheet])));
