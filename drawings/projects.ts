import { catchmentMap } from './catchment-map.ts';
import { questionDesk } from './question-desk.ts';

export const projectNames = ['local-seo-agentur', 'consultee-ai'] as const;
export type ProjektSlug = (typeof projectNames)[number];
const PROJECTS: Record<ProjektSlug, () => string> = {
  'local-seo-agentur': catchmentMap,
  'consultee-ai': questionDesk,
};

/** The line drawing for the plan band of a project page. */
export function projectDrawing(slug: ProjektSlug = 'consultee-ai'): string {
  return PROJECTS[slug]();
}
