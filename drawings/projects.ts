import { assemblyPanel } from './assembly-panel.ts';
import { catchmentMap } from './catchment-map.ts';
import { questionDesk } from './question-desk.ts';

const PROJECTS = {
  'local-seo-agentur': catchmentMap,
  'consultee-ai': questionDesk,
} satisfies Record<string, () => string>;

export type ProjectName = keyof typeof PROJECTS;
export const projectNames = Object.keys(PROJECTS) as readonly ProjectName[];

/** The line drawing for the plan band of a project page; one that names none shows the general assembly. */
export function projectDrawing(name?: ProjectName): string {
  return name ? PROJECTS[name]() : assemblyPanel();
}
