import { z } from 'zod';
import { head, preview, text } from './parts.ts';

/** What an overview says above its list; `{anzahl}` is longer than the number that takes its place. */
export const overviewSchema = z.strictObject({
  head: head.extend({ description: z.string().min(120).max(165) }),
  kicker: text,
  h1: text,
  lead: text,
  preview,
});

type Overview = Pick<z.infer<typeof overviewSchema>, 'head' | 'kicker' | 'h1' | 'lead'>;

/** With the number of things that it lists filled in for `{anzahl}`. */
export function counted({ head, kicker, h1, lead }: Overview, count: number): Overview {
  const fill = (text: string) => text.replaceAll('{anzahl}', String(count));
  return {
    head: { ...head, description: fill(head.description) },
    kicker: fill(kicker),
    h1,
    lead: fill(lead),
  };
}
