import { expect, test } from 'vitest';
import { FIELD_NAMES, FIELDS } from '../../contract/message-rules.ts';
import { findUnnamedFields } from './recht.tsx';

const labels = FIELD_NAMES.map((name) => FIELDS[name].label);
const check = (html: string) => findUnnamedFields({ file: 'content/recht/dsgvo.md', article: { html } });

test('a policy that names every field of the form is complete', () => {
  expect(check(`<h2 id="x">Kontaktformular</h2><p>${labels.join(', ')}</p><h2>Rechte</h2>`)).toEqual([]);
});

test('a field that only another section names is missing, and both ends are told', () => {
  const [first, ...named] = labels;
  const problems = check(`<h2>Kontaktformular</h2><p>${named.join(', ')}</p><h2>Rechte</h2><p>${first}</p>`);
  expect(problems).toHaveLength(1);
  expect(problems[0]!.file).toBe('content/recht/dsgvo.md');
  expect(problems[0]!.message).toContain(`„${first}“`);
  expect(problems[0]!.message).toContain('contract/message-rules.ts');
});
