import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ContentError } from './content/content-error.ts';
import { diskTrouble } from './disk-trouble.ts';
import { ALL_HINTS, hintLines } from './hints.ts';

/** `npm run build`; with `--hinweise` it tells all that might be better. */
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
console.log('Die Website wird gebaut …');
enableCompileCache(resolve('node_modules/.cache/compiled'));
try {
  // Only now: what builds takes longer to load than anybody likes to look at an empty line.
  const { buildSite } = await import('./build.ts');
  const hints = await buildSite(process.cwd(), {
    tell: (step) => console.log(`${seconds().padStart(8)}  ${step}`),
  });
  for (const line of hintLines(hints, process.argv.includes(ALL_HINTS))) console.log(line);
  console.log(`dist/ gebaut in ${seconds()}`);
} catch (error) {
  const sentence =
    error instanceof ContentError ? `Der Inhalt hat Fehler:\n\n${error.message}\n` : diskTrouble(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
