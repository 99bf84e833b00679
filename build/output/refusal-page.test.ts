import { expect, test } from 'vitest';
import { FIELD_NAMES, SALUTATIONS } from '../../contract/message-rules.ts';
import { cutRefusalPage, markedKontakt } from './refusal-page.ts';

const link = { label: 'Datenschutz', to: '/dsgvo/' };
const data = {
  head: { title: 'Kontakt', description: '', path: '/kontakt/', imageAlt: '' },
  kicker: '',
  h1: '',
  greetings: { professionell: 'Guten Tag', persoenlich: 'Hallo' },
  privacy: { text: '', link },
  direct: { text: 'Direkt', links: [] },
  sent: { text: 'Danke', links: [] },
  steps: { title: '', items: [], note: '' },
};
const { marks, head } = markedKontakt(data);

const print = (fields: readonly (typeof FIELD_NAMES)[number][]) =>
  `<title>${head.title}</title>${marks!.notice}` +
  fields.map((name) => `${marks!.values[name]}|${marks!.errors[name]}|${marks!.invalid[name]}`).join('') +
  SALUTATIONS.map((one) => `<input value="${one}"/>`).join('');

test('the page is cut at its marks', () => {
  const { parts, start } = cutRefusalPage(print(FIELD_NAMES), data);
  expect(parts[0]).toBe('<title>Nicht gesendet: Kontakt</title>');
  expect(parts).toContainEqual({ slot: 'value.name' });
  expect(parts).toContainEqual({ when: 'chosen.persoenlich', parts: [' checked=""'] });
  expect(JSON.stringify(parts)).not.toMatch(/[\uE000\uE001]/);
  expect(start.message).toBe('Guten Tag');
});

test('a field without a place in the form ends the build in German', () => {
  const [first, ...rest] = FIELD_NAMES;
  expect(() => cutRefusalPage(print(rest), data)).toThrow(`Dem Formular fehlt ${first}`);
});
