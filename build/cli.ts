import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ContentError, formatProblem } from './content/content-error.ts';

/** `npm run build` */
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
console.log('Die Website wird gebaut …');
enableCompileCache(resolve('node_modules/.cache/compiled'));
try {
  // Only now: what builds takes longer to load than anybody likes to look at an empty line.
  const { buildSite } = await import('./build.ts');
  const hints = await buildSite(process.cwd(), (step) => console.log(`${seconds().padStart(8)}  ${step}`));
  for (const hint of hints) console.log(`Hinweis: ${formatProblem(hint)}`);
  console.log(`dist/ gebaut in ${seconds()}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`Der Inhalt hat Fehler:\n\n${error.message}\n`);
  process.exitCode = 1;
}
