import { componentPlan } from './component-plan.ts';
import { network } from './network.ts';
import { searchProfile } from './search-profile.ts';
import { stack } from './stack.ts';

export const heroNames = ['home', 'programmierung', 'seo', 'kuenstliche-intelligenz'] as const;
export type HeroName = (typeof heroNames)[number];

const HEROES: Record<HeroName, () => string> = {
  home: stack,
  programmierung: componentPlan,
  seo: searchProfile,
  'kuenstliche-intelligenz': network,
};

/** The line drawing of a page's hero. */
export function heroDrawing(name: HeroName = 'programmierung'): string {
  return HEROES[name]();
}
