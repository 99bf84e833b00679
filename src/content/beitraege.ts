import { z } from 'zod';
import { turnedDate } from '../day.ts';
import { paths } from '../paths.ts';
import { markdownFolder } from './declaration.ts';
import { day, drawnText, faq, list, pagePath } from './parts.ts';

const beitragSchema = z.strictObject({
  ...drawnText,
  id: z.int().positive(),
  h1: z.string().min(10).max(90),
  publishDate: z
    .string()
    .regex(/^\d{2}\.\d{2}\.\d{4}$/, 'Das Datum hat die Form TT.MM.JJJJ, zum Beispiel 31.03.2026.')
    .refine((value) => day.safeParse(turnedDate(value)).success, 'Diesen Tag gibt es nicht.'),
  updated: day.optional(),
  image_by: z.string().nullable(),
  image_by_link: z.url().nullable(),
  excerpt: z.string().min(80).max(240),
  blog_description: z.string().min(80).max(300),
  tags: list(z.string(), 1, 5),
  summary: z.strictObject({
    topic: z.string(),
    points: list(z.string(), 3, 6),
    conclusion: z.string(),
  }),
  service: z.strictObject({ text: z.string(), to: pagePath }),
  faq: faq(3, 8),
});

export const beitraege = markdownFolder('blog', beitragSchema, { address: paths.beitrag });

type Dates = { publishDate: string; updated?: string | undefined };

/** The day of publication for machines. */
export const publishedOn = ({ publishDate }: Dates) => turnedDate(publishDate);

export const changedOn = (dates: Dates) => dates.updated ?? publishedOn(dates);

export function newestFirst<Post extends { data: Dates & { id: number } }>(posts: Post[]): Post[] {
  return posts.toSorted(
    (a, b) => publishedOn(b.data).localeCompare(publishedOn(a.data)) || b.data.id - a.data.id,
  );
}
