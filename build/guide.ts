import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { drawingSchema } from '../drawings/drawing-schema.ts';
import { toWebp } from '../drawings/sheets/pictures.ts';
import { renderSheet } from '../drawings/sheets/sheet.ts';

const PICTURES = 'docs/zeichnungen';

/** `npm run guide`: draws the pictures of the author's guide from the examples beside them. */
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
for (const [, code] of readFileSync('docs/schreiben.md', 'utf8').matchAll(
  /^```yaml zeichnung\n([^]*?)^```$/gm,
)) {
  const drawing = drawingSchema.parse(parse(code!));
  const svg = renderSheet({ title: drawing.form, drawing, collection: 'Zeichnungen' });
  writeFileSync(join(PICTURES, `${drawing.form}.webp`), await toWebp(svg, 800));
}
