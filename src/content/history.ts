import { z } from 'zod';
import { latestDay } from '../day.ts';
import { day, text } from './parts.ts';

/** What was changed in a text, the newest first: a few lines, no log of every comma. */
export const history = z
  .array(z.strictObject({ date: day, text: text.pipe(z.string().min(10).max(140)) }))
  .min(1)
  .max(5)
  .refine(
    (changes) => changes.every(({ date }, index) => index === 0 || date <= changes[index - 1]!.date),
    'Die neueste Änderung steht oben.',
  )
  .optional();

type Dated = { checked: string; history?: z.infer<typeof history> };

/** The day on which its words last changed; as far as nobody noted that, the day of the last check. */
export const lastChange = ({ checked, history }: Dated) =>
  history ? latestDay(history.map(({ date }) => date)) : checked;
