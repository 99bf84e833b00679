import { performance } from 'node:perf_hooks';
import { buildSite } from './build.ts';
import { ContentError } from './content/content-error.ts';

/** `npm run build` */
const start = performance.now();
try {
  await buildSite(process.cwd());
  console.log(`dist/ gebaut in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`Der Inhalt hat Fehler:\n\n${error.message}\n`);
  process.exitCode = 1;
}
