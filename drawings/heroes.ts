import { assemblyHero } from './assembly-hero.ts';
import { componentPlan } from './component-plan.ts';
import { network } from './network.ts';
import { searchProfile } from './search-profile.ts';
import { stack } from './stack.ts';

const HEROES = {
  home: stack,
  programmierung: componentPlan,
  seo: searchProfile,
  'kuenstliche-intelligenz': network,
} satisfies Record<string, () => string>;

export type HeroName = keyof typeof HEROES;
export const heroNames = Object.keys(HEROES) as readonly HeroName[];

/** The line drawing of a page's hero; a page that names none shows the general assembly. */
export function heroDrawing(name?: HeroName): string {
  return name ? HEROES[name]() : assemblyHero();
}
