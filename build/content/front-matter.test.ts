import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';
import { z } from 'zod';

const schema = z.strictObject({
  title: z.string(),
  h1: z.string(),
  metaDesc: z.string().min(120),
  checked: z.iso.date(),
});

const file = 'content/recht/probe.md';
const description = 'x'.repeat(130);
const head = (lines: string[]) => `---\n${lines.join('\n')}\n---\nText\n`;
const valid = ['title: Ein gültiger Titel', 'h1: Probe', `metaDesc: ${description}`, 'checked: 2026-11-15'];

function problemsOf(source: string) {
  const parsed = parseFrontMatter(file, source, schema);
  return 'problems' in parsed ? parsed.problems : [];
}

describe('the head of a Markdown file', () => {
  test('gives data, body and the line where the body starts', () => {
    const parsed = parseFrontMatter(file, head(valid), schema);
    expect(parsed).toMatchObject({ data: { h1: 'Probe' }, body: 'Text\n', bodyLine: 7 });
  });

  test.each([
    [
      'a missing field',
      valid.filter((line) => !line.startsWith('h1')),
      { field: 'h1', message: 'Dieses Feld fehlt. Ergänzen Sie es.' },
    ],
    [
      'an unknown field',
      [...valid, 'farbe: blau'],
      {
        line: 6,
        field: 'farbe',
        message:
          'Dieses Feld gibt es nicht. Löschen Sie es. Bekannt sind hier: title, h1, metaDesc, checked.',
      },
    ],
    [
      'a short text',
      [...valid.slice(0, 2), 'metaDesc: kurz', valid[3]!],
      { line: 4, field: 'metaDesc', message: 'Mindestens 120 Zeichen, es sind 4. Ergänzen Sie den Text.' },
    ],
    [
      'a wrong type',
      ['title: [a, b]', ...valid.slice(1)],
      { line: 2, field: 'title', message: 'Hier gehört Text hin, nicht eine Liste.' },
    ],
    [
      'a wrong date',
      [...valid.slice(0, 3), 'checked: 15.11.2026'],
      { line: 5, field: 'checked', message: 'Das Datum hat die Form JJJJ-MM-TT, zum Beispiel 2026-03-31.' },
    ],
  ])('%s is reported with file, line and field', (_name, lines, problem) => {
    expect(problemsOf(head(lines))).toMatchObject([{ file, ...problem }]);
  });

  test('broken YAML names its line', () => {
    expect(problemsOf(head([valid[0]!, 'h1: "offen']))).toMatchObject([{ file, line: expect.any(Number) }]);
  });

  test('a file without a head says so', () => {
    expect(problemsOf('Nur Text\n')).toMatchObject([{ line: 1 }]);
  });
});
