import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { MANIFEST_FILE } from '../contract/manifest.ts';
import { picture } from '../drawings/picture-files.ts';
import { reportDocument } from './report/document.ts';
import { reportStyles, sortScript } from './report/look.ts';
import { readPages } from './report/pages.ts';
import { statisticsDocument } from './report/statistics.ts';
import { readSums } from './report/sums.ts';

/**
 * `npm run report [-- FILE]`: beside the pages it is about, where no server hands it out. With the sums that
 * `npm run stats -- --json` gave, or those of this machine, also what was counted.
 */
const root = process.cwd();
const dist = join(root, 'dist');
const target = join(dist, 'bericht.html');
const statistics = join(dist, 'statistik.html');

if (existsSync(join(dist, MANIFEST_FILE))) {
  const css = reportStyles(root, dist);
  const sums = await readSums(process.argv[2]).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  const html = reportDocument({
    pages: readPages(dist),
    owner: site.company.name,
    origin: site.origin,
    day: new Date().toISOString().slice(0, 10),
    drawing: picture('seitenkopf/seo'),
    css,
    script: sortScript(),
    hasStatistics: sums.length > 0,
  });
  writeFileSync(target, html);
  console.log(`Der Bericht liegt in ${target}`);
  if (sums.length > 0) {
    writeFileSync(
      statistics,
      statisticsDocument({ sums, owner: site.company.name, origin: site.origin, css }),
    );
    console.log(`Die Zahlen liegen in ${statistics}`);
  }
} else {
  console.error('Kein Build gefunden, über den sich berichten ließe: npm run build');
  process.exitCode = 1;
}
