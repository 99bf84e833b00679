import type { LeistungSlug } from '../src/content-types.ts';
import { componentPlan } from './component-plan.ts';
import { network } from './network.ts';
import { searchProfile } from './search-profile.ts';
import { stack } from './stack.ts';

export type HeroName = 'home' | LeistungSlug;

const HEROES: Record<HeroName, () => string> = {
  home: stack,
  programmierung: componentPlan,
  seo: searchProfile,
  'kuenstliche-intelligenz': network,
};

/** The line drawing of a page's hero. */
export function heroDrawing(name: HeroName): string {
  return HEROES[name]();
}
