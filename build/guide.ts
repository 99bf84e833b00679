import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { drawingSchema } from '../drawings/drawing-schema.ts';
import { pictureNames } from '../drawings/picture-files.ts';
import { toWebp } from '../drawings/sheets/pictures.ts';
import { renderSheet } from '../drawings/sheets/sheet.ts';

const PICTURES = 'docs/zeichnungen';
const GALLERY = 'docs/zeichnungen.html';

/** `npm run guide`: draws the pictures of the author's guide from the examples beside them, and lists the drawings. */
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
for (const [, code] of readFileSync('docs/schreiben.md', 'utf8').matchAll(
  /^```yaml zeichnung\n([^]*?)^```$/gm,
)) {
  const drawing = drawingSchema.parse(parse(code!));
  const svg = renderSheet({ title: drawing.form, drawing, collection: 'Zeichnungen' });
  writeFileSync(join(PICTURES, `${drawing.form}.webp`), await toWebp(svg, 800));
}
writeFileSync(GALLERY, gallery());

/** Shows the files themselves: only a new name, or one that went, changes the page. */
function gallery(): string {
  const section = (folder: string, fields: string, width: number) => `
<h2>${fields}</h2>
${pictureNames(folder)
  .map(
    (name) =>
      `<figure><object type="image/svg+xml" width="${width}" data="../content/zeichnungen/${folder}/${name}.svg"></object><figcaption>${name}</figcaption></figure>`,
  )
  .join('\n')}
`;
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Zeichnungen, die es schon gibt</title>
<style>
  body { margin: 2rem; font: 16px/1.5 sans-serif; }
  figure { display: inline-block; margin: 0 1rem 1rem 0; text-align: center; vertical-align: bottom; }
</style>
<h1>Zeichnungen, die es schon gibt</h1>
<p>Der Name unter einer Zeichnung ist der, den Sie im Inhalt eintragen. Geschrieben von <code>npm run guide</code>.</p>
${section('zeichen', 'icon, sign, useCases: drawing', 84)}${section('seitenkopf', 'Leistungen: hero.drawing', 380)}${section('projekte', 'Projekte: drawing', 760)}${section('logos', 'Projekte: logo.name', 260)}</html>
`;
}
