import type { UebersichtContent } from '../src/content-types.ts';

/** The texts of an overview with the number of things it lists filled in. */
export function counted({ head, kicker, h1, lead }: UebersichtContent, count: number): UebersichtContent {
  const fill = (text: string) => text.replaceAll('{anzahl}', String(count));
  return {
    head: { ...head, description: fill(head.description) },
    kicker: fill(kicker),
    h1,
    lead: fill(lead),
  };
}
