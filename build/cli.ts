import { performance } from 'node:perf_hooks';
import { buildSite } from './build.ts';
import { ContentError, formatProblem } from './content/content-error.ts';

/** `npm run build` */
const start = performance.now();
try {
  const hints = await buildSite(process.cwd());
  for (const hint of hints) console.log(`Hinweis: ${formatProblem(hint)}`);
  console.log(`dist/ gebaut in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`Der Inhalt hat Fehler:\n\n${error.message}\n`);
  process.exitCode = 1;
}
