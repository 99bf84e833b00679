import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type DrawingData, drawingSchema } from '../drawing-schema.ts';
import type { SheetInput } from './sheet.ts';

type Head = { h1: string; brand?: string; drawing: DrawingData };

/** What is filled in later is about as long. */
const filled = (source: string) => source.replace(/\{\{[^}]*\}\}/g, '0,00');

/** The sheets of all texts, by their files. */
export const contentSheets = globSync('content/{lexikon,blog}/*.md').map((file): [string, SheetInput] => {
  const { h1, brand, drawing } = parse(filled(readFileSync(file, 'utf8')).split('---\n')[1]!) as Head;
  return [file, { title: h1, collection: 'Lexikon', ...(brand && { brand }), drawing }];
});

/** One of each form: those that the guide for authors explains. */
export const oneOfEach = [
  ...readFileSync('docs/schreiben.md', 'utf8').matchAll(/^```yaml zeichnung\n([^]*?)^```$/gm),
].map(([, source]) => drawingSchema.parse(parse(source!)));

export const drawingOf = <Form extends DrawingData['form']>(form: Form) =>
  oneOfEach.find((drawing) => drawing.form === form) as Extract<DrawingData, { form: Form }>;
