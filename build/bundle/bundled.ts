import type { build as viteBuild } from 'vite';
import { keptLater, recipeIn, recipeOf } from '../../cache/kept.ts';

/** What a bundle may be made of. An import from elsewhere would change unseen: bundled.test.ts looks for one. */
export const BUNDLED = [
  '{src,contract}/**',
  'content/**/*.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
];

const recipe = recipeOf('build/bundle/*.ts');

/**
 * What was bundled of the same sources before, or is now, as plain data. Most builds follow an edited
 * text: they do without Vite, which takes longer to load than a text to print.
 */
export async function bundled<Made>(
  root: string,
  ingredients: string,
  bundle: (build: typeof viteBuild) => Promise<Made>,
): Promise<Made> {
  const sources = recipeIn(root, ...BUNDLED);
  const made = await keptLater(
    recipe + sources,
    // Modules are named by their whole paths.
    `${root}\n${ingredients}`,
    async () => Buffer.from(JSON.stringify(await bundle((await import('vite')).build))),
    () => recipeIn(root, ...BUNDLED) === sources,
  );
  return JSON.parse(made.toString()) as Made;
}
