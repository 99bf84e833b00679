import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { site } from '../content/site.ts';
import { MANIFEST_FILE } from '../contract/manifest.ts';
import { readPages } from './report/pages.ts';

/** `npm run report`: beside the pages it is about, where no server hands it out. */
const dist = join(process.cwd(), 'dist');

try {
  if (!existsSync(join(dist, MANIFEST_FILE)))
    throw new Error('Kein Build gefunden, über den sich berichten ließe: npm run build');
  const { module } = await runnerImport<typeof import('./report/report.tsx')>('/build/report/report.tsx');
  const frame = { css: readFileSync('build/report/report.css', 'utf8'), owner: site.company.name };
  const file = join(dist, 'bericht.html');
  writeFileSync(file, module.reportDocument(readPages(dist), frame));
  console.log(`Geschrieben: ${file}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
