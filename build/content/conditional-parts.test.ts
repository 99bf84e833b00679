import { expect, test } from 'vitest';
import type { Problem } from '../../src/content/problem.ts';
import { chooseParts } from './conditional-parts.ts';

const facts = { register: true, kammer: false };
function chosen(source: string, file = 'content/recht/impressum.md') {
  const problems: Problem[] = [];
  return { text: chooseParts(file, source, facts, problems), problems };
}
const HEAD = '---\ntitle: x\n---\n';

test('a part stays or goes, and every other line stays where it was', () => {
  const source = `${HEAD}eins\n<!-- wenn register -->\nzwei\n<!-- ende -->\n<!-- wenn kammer -->\ndrei\n<!-- ende -->\n<!-- wenn nicht kammer -->\nvier\n<!-- ende -->\nfünf`;
  expect(chosen(source)).toEqual({ text: `${HEAD}eins\n\nzwei\n\n\n\n\n\nvier\n\nfünf`, problems: [] });
});

test.each(['<!--wenn kammer-->', '<!-- Wenn Kammer -->', '<!-- wenn kammer --> '])(
  '%j is a mark, too',
  (mark) => {
    expect(chosen(`${HEAD}${mark}\neins\n<!-- Ende -->`)).toEqual({ text: `${HEAD}\n\n`, problems: [] });
  },
);

test('YAML says it in comments of its own, in a head and in a file', () => {
  const yaml = 'a: 1\n  # wenn kammer\nb: 2\n  # ende\nc: 3';
  const without = 'a: 1\n\n\n\nc: 3';
  expect(chosen(yaml, 'content/home.yaml').text).toBe(without);
  expect(chosen(`---\n${yaml}\n---\nText`).text).toBe(`---\n${without}\n---\nText`);
});

test.each([
  ['an unknown condition', '<!-- wenn registr -->\nx\n<!-- ende -->', 4, 'Gemeint ist wohl „register“'],
  ['a part without an end', '<!-- wenn register -->\nx', 4, 'endet mit „ende“'],
  ['an end without a part', '<!-- wenn register -->\n<!-- ende -->\n<!-- ende -->', 6, 'beginnt mit'],
  ['another case', '<!-- wenn register -->\nx\n<!-- sonst -->\ny\n<!-- ende -->', 6, 'beginnt mit'],
])('%s is told with its line', (_name, body, line, message) => {
  expect(chosen(HEAD + body).problems).toEqual([
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  ]);
});
