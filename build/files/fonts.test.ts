import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { contentOf, type SiteFile } from '../output/site-files.ts';
import { cutFonts, fontFiles } from './fonts.ts';

const require = createRequire(import.meta.url);
const { convert } = require('fontverter') as {
  convert: (font: Buffer, format: 'sfnt') => Promise<Buffer>;
};
const nameOf = ({ path }: SiteFile) => /fonts\/([\w-]+)\./.exec(path)?.[1];
const named = (files: SiteFile[]) =>
  files.flatMap((file) => {
    const name = nameOf(file);
    return name ? { ...file, name } : [];
  });
const files = named((await cutFonts()).files);

async function face(file: SiteFile): Promise<Face> {
  return new Face(new Blob(await convert(await contentOf(file), 'sfnt')));
}

test.each(files)('$name has every German letter and mark', async (file) => {
  const covered = new Set((await face(file)).collectUnicodes());
  const missing = [...'azAZ09äöüÄÖÜß„“‚‘’»«›‹–—…·€§\u00a0'].filter(
    (character) => !covered.has(character.codePointAt(0)!),
  );
  expect(missing).toEqual([]);
});

test('letters that German has not come with every family that has them, however they were typed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'schrift-'));
  mkdirSync(join(folder.path, 'content/blog'), { recursive: true });
  writeFileSync(join(folder.path, 'content/site.ts'), "lastName: 'Łukasz'");
  writeFileSync(join(folder.path, 'content/blog/neu.md'), 'Çağlar, œuvre'.normalize('NFD'));
  const { files: made, stylesheet } = await fontFiles(folder.path);
  const further = named(made);
  const lettersOf = async (name: string) =>
    String.fromCodePoint(...(await face(further.find((file) => file.name === name)!)).collectUnicodes());
  for (const { name } of files) {
    expect(await lettersOf(name)).toContain('œ');
    expect(await lettersOf(`${name}-latin-ext`)).toBe('ğŁ');
  }
  const styles = String(made.find(({ path }) => path === stylesheet)!.content);
  expect(styles.match(/unicode-range:U\+11f,U\+141\}/g)).toHaveLength(files.length);
});

test.each(files)('$name carries the notice that its licence asks for', async (file) => {
  const names = Buffer.from((await face(file)).referenceTable('name')!)
    .swap16()
    .toString('utf16le');
  expect(names).toMatch(/Open Font License|\/OFL/);
});

test.each(files)('every fallback of $name stands on the same line', async (file) => {
  const font = await face(file);
  const hhea = Buffer.from(font.referenceTable('hhea')!);
  const ascent = hhea.readInt16BE(4) / font.upem;
  const descent = -hhea.readInt16BE(6) / font.upem;

  const fallbackOf = new RegExp(`'${file.name.split('-')[0]} (Fallback|Android)'`, 'i');
  const rules = (await readFile(new URL('../../src/styles/fonts.css', import.meta.url), 'utf8')).match(
    /@font-face\s*{[^}]+}/g,
  )!;
  const fallbacks = rules.filter((rule) => fallbackOf.test(rule));
  expect(fallbacks).not.toEqual([]);
  for (const rule of fallbacks) {
    const percent = (descriptor: string) => Number(rule.match(`${descriptor}: ([\\d.]+)%`)?.[1] ?? 100) / 100;
    expect(percent('ascent-override') * percent('size-adjust')).toBeCloseTo(ascent, 2);
    expect(percent('descent-override') * percent('size-adjust')).toBeCloseTo(descent, 2);
  }
});
