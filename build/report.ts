import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { MANIFEST_FILE } from '../contract/manifest.ts';
import { heroDrawing } from '../drawings/heroes.ts';
import { reportDocument } from './report/document.ts';
import { reportStyles, sortScript } from './report/look.ts';
import { readPages } from './report/pages.ts';

/** `npm run report`: beside the pages it is about, where no server hands it out. */
const root = process.cwd();
const dist = join(root, 'dist');
const target = join(dist, 'bericht.html');

if (existsSync(join(dist, MANIFEST_FILE))) {
  const html = reportDocument({
    pages: readPages(dist),
    owner: site.company.name,
    origin: site.origin,
    day: new Date().toISOString().slice(0, 10),
    drawing: heroDrawing('seo'),
    css: reportStyles(root, dist),
    script: sortScript(),
  });
  writeFileSync(target, html);
  console.log(`Der Bericht liegt in ${target}`);
} else {
  console.error('Kein Build gefunden, über den sich berichten ließe: npm run build');
  process.exitCode = 1;
}
