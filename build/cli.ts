import { performance } from 'node:perf_hooks';
import { buildSite } from './build.ts';
import { ContentError, formatProblem } from './content/content-error.ts';

/** More would push the errors of the next build out of sight. */
const MOST_HINTS = 5;

/** `npm run build` */
const start = performance.now();
try {
  const hints = await buildSite(process.cwd());
  for (const hint of hints.slice(0, MOST_HINTS)) console.log(`Hinweis: ${formatProblem(hint)}`);
  if (hints.length > MOST_HINTS) console.log(`… und ${hints.length - MOST_HINTS} weitere Hinweise.`);
  console.log(`dist/ gebaut in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`Der Inhalt hat Fehler:\n\n${error.message}\n`);
  process.exitCode = 1;
}
