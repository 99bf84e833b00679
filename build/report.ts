import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { MANIFEST_FILE } from '../contract/manifest.ts';
import { readPages, reportDocument } from './report/report.ts';

/** `npm run report`: beside the pages it is about, where no server hands it out. */
const dist = join(process.cwd(), 'dist');
if (existsSync(join(dist, MANIFEST_FILE))) {
  const file = join(dist, 'bericht.html');
  writeFileSync(file, reportDocument(readPages(dist), site.company.name));
  console.log(`Geschrieben: ${file}`);
} else {
  console.error('Kein Build gefunden, über den sich berichten ließe: npm run build');
  process.exitCode = 1;
}
