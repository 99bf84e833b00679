import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { drawingSchema } from '../drawings/drawing-schema.ts';
import { rasterize, toWebp } from '../drawings/sheets/raster.ts';
import { renderSheet } from '../drawings/sheets/sheet.ts';
import { guideExamples, PICTURES } from './guide/examples.ts';

const WIDTH = 800;

/** `npm run guide`: draws the pictures of the author's guide from the examples beside them. */
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
for (const { about, code } of guideExamples()) {
  if (about !== 'zeichnung') continue;
  const drawing = drawingSchema.parse(parse(code));
  const svg = renderSheet({ title: drawing.form, drawing, collection: 'Zeichnungen' });
  const picture = await toWebp(rasterize(svg, WIDTH));
  writeFileSync(join(PICTURES, `${drawing.form}.webp`), picture);
  console.log(`${drawing.form}: ${picture.length} Bytes`);
}
