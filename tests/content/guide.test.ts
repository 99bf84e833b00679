import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { drawingSchema } from '../../drawings/drawing-schema.ts';
import { beitraege } from '../../src/content/beitraege.ts';
import { eintraege } from '../../src/content/eintraege.ts';
import { siteSchema } from '../../src/content/site.ts';
import { weiterleitungen } from '../../src/content/weiterleitungen.ts';

const GUIDE = 'docs/schreiben.md';

/** An example of the author's guide: what it is an example of stands behind its language. */
type Example = { language: string; about: string; code: string; line: number };

function guideExamples(): Example[] {
  const source = readFileSync(GUIDE, 'utf8');
  return [...source.matchAll(/^```(\w+)(?: (\w+))?\n([^]*?)^```$/gm)].map((found) => ({
    language: found[1]!,
    about: found[2] ?? '',
    code: found[3]!,
    line: source.slice(0, found.index).split('\n').length,
  }));
}

/** A part of a head has to be right, not whole. */
const partOf = (schema: z.ZodType | undefined) => (schema as z.ZodObject).partial();

const schemas: Record<string, z.ZodType> = {
  zeichnung: drawingSchema,
  weiterleitungen: weiterleitungen.schema!,
  blog: partOf(beitraege.schema),
  lexikon: partOf(eintraege.schema),
  site: siteSchema.partial(),
};

const examples = guideExamples();
const data = examples.filter(({ language }) => language === 'yaml' || language === 'ts');
// What stands in site.ts is YAML, too: braces, commas and single quotes mean the same.
const read = ({ language, code }: Example) => parse(language === 'ts' ? `{${code}}` : code) as unknown;

test.each(data.map((example) => [`${GUIDE}:${example.line}`, example] as const))(
  '%s is valid',
  (_place, example) => {
    const schema = schemas[example.about];
    expect(schema, `behind the language stands one of ${Object.keys(schemas).join(', ')}`).toBeDefined();
    expect(schema!.safeParse(read(example)).error?.issues ?? []).toEqual([]);
  },
);

const drawings = examples
  .filter(({ about }) => about === 'zeichnung')
  .map((example) => drawingSchema.parse(read(example)));

test('every form of a drawing is shown once, with its picture', () => {
  const forms = drawingSchema.options.map(({ shape }) => shape.form.value);
  expect(drawings.map(({ form }) => form).toSorted()).toEqual(forms.toSorted());
  const guide = readFileSync(GUIDE, 'utf8');
  for (const form of forms) {
    expect(guide).toContain(`](zeichnungen/${form}.webp)`);
  }
});
