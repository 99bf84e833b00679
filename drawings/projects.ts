import type { ProjektSlug } from '../src/content-types.ts';
import { catchmentMap } from './catchment-map.ts';
import { questionDesk } from './question-desk.ts';

const PROJECTS: Record<ProjektSlug, () => string> = {
  'local-seo-agentur': catchmentMap,
  'consultee-ai': questionDesk,
};

/** The line drawing for the plan band of a project page. */
export function projectDrawing(slug: ProjektSlug): string {
  return PROJECTS[slug]();
}
