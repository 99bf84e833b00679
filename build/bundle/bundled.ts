import type { build as viteBuild } from 'vite';
import { keptLater, recipeIn, recipeOf } from '../../cache/kept.ts';

/**
 * The files that a bundle may be made of. A change in any other imported file would not lead to a new bundle:
 * bundled.test.ts looks for such imports.
 */
export const BUNDLED = [
  '{src,contract}/**',
  'content/**/*.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
];

const recipe = recipeOf('build/bundle/*.ts');

/**
 * The bundle as plain data: from the cache if the sources are unchanged, else made now. Most builds follow an edited
 * text: they do without Vite, which takes longer to load than a text takes to print.
 */
export async function bundled<Made>(
  root: string,
  ingredients: string,
  bundle: (build: typeof viteBuild) => Promise<Made>,
): Promise<Made> {
  const sources = recipeIn(root, ...BUNDLED);
  const made = await keptLater(
    recipe + sources,
    // A bundle names its modules by their whole paths, so it depends on where the project lies.
    `${root}\n${ingredients}`,
    async () => Buffer.from(JSON.stringify(await bundle((await import('vite')).build))),
    () => recipeIn(root, ...BUNDLED) === sources,
  );
  return JSON.parse(made.toString()) as Made;
}
