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
  const packages = new Set([...fontPackages, ...bundled]);
  const sections = [...packages].toSorted().map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} brings no licence text.`);
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
    return section(`${name} ${version} (${license})\n\n${text}`);
  });
  const marks = section(readFileSync(join(root, 'content/marken/LIZENZ.txt'), 'utf8').trim());
  const text = [INTRODUCTION, ...sections, marks, marksWithTheirOwnLicence(brands)].join('\n\n');
  return { path: LICENCES_PATH, content: Buffer.from(text) };
}

const section = (text: string) => `${'='.repeat(80)}\n${text}\n`;

function marksWithTheirOwnLicence(brands: string[]): string {
  const lines = brands.toSorted().flatMap((slug) => {
    const { title, licence } = brandOf(slug);
    return licence ? [`${title} (${licence.replace(': ', '): ')}`] : [];
  });
  return section(
    `Zeichen aus simple-icons mit eigener Lizenz, einfarbig wiedergegeben\n\n${lines.join('\n')}`,
  );
}
