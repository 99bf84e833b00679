import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ContentError, formatProblem } from './content/content-error.ts';

/** More hints would push what the build has said out of sight. */
const MOST = 5;
const ALL_HINTS = '--hinweise';

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
  const shown = process.argv.includes(ALL_HINTS) ? hints : hints.slice(0, MOST);
  for (const hint of shown) console.log(`Hinweis: ${formatProblem(hint)}`);
  if (shown.length < hints.length)
    console.log(`… und weitere, insgesamt ${hints.length}. Alle zeigt: npm run build -- ${ALL_HINTS}`);
  console.log(`dist/ gebaut in ${seconds()}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`Der Inhalt hat Fehler:\n\n${error.message}\n`);
  process.exitCode = 1;
}
