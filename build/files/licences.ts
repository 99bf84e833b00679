import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPackages } from './fonts.ts';
import type { SiteFile } from '../output/site-files.ts';
import { brandOf } from '../../drawings/sheets/brand.ts';

export const LICENCES_PATH = '/lizenzen.txt';

const INTRODUCTION = `Diese Website liefert Werke anderer mit aus: Schriften, Zeichen von Marken und die Programmteile,
die im Browser laufen. Hier stehen ihre Lizenzen.`;

/** The licence texts as the packages bring them: each asks that every copy comes with its notice. */
export function licenceFile(root: string, bundled: string[], brands: string[]): SiteFile {
  const packages = new Set([...fontPackages, 'simple-icons', ...bundled]);
  const sections = [...packages].toSorted().map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} brings no licence text.`);
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
    return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`;
  });
  const text = [INTRODUCTION, ...sections, marksWithTheirOwnLicence(brands)].join('\n\n');
  return { path: LICENCES_PATH, content: Buffer.from(text) };
}

function marksWithTheirOwnLicence(brands: string[]): string {
  const lines = brands.toSorted().flatMap((slug) => {
    const { title, source, license } = brandOf(slug);
    return license ? [`${title} (${license.type}): ${source}`] : [];
  });
  return `${'='.repeat(80)}\nZeichen aus simple-icons mit eigener Lizenz, einfarbig wiedergegeben\n\n${lines.join('\n')}\n`;
}
