import type { LeistungSlug } from '../src/content-types.ts';
import { componentPlan } from './drawings/component-plan.ts';
import { network } from './drawings/network.ts';
import { searchProfile } from './drawings/search-profile.ts';
import { stack } from './drawings/stack.ts';

const drawings: Record<'home' | LeistungSlug, () => string> = {
  home: stack,
  programmierung: componentPlan,
  seo: searchProfile,
  'kuenstliche-intelligenz': network,
};

export const heroDrawing = (page: keyof typeof drawings) => drawings[page]();
