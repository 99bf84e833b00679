import { expect, test } from 'vitest';
import { FIELD_NAMES, SALUTATIONS } from '../../contract/message-rules.ts';
import { finishRefusalPage } from './refusal-page.ts';

const print = (fields: readonly string[]) =>
  fields
    .map((name) => `<input aria-invalid="%%ungueltig:${name}%%" value="%%wert:${name}%%"/>%%fehler:${name}%%`)
    .join('') + SALUTATIONS.map((one) => `<input value="${one}"/>`).join('');

test('an attribute that may be missing is one mark', () => {
  const html = finishRefusalPage(print(FIELD_NAMES));
  expect(html).toContain('<input %%ungueltig:name%% value="%%wert:name%%"/>');
  expect(html).toContain('<input %%gewaehlt:persoenlich%% value="persoenlich"/>');
});

test('a field without a place in the form ends the build in German', () => {
  const [first, ...rest] = FIELD_NAMES;
  expect(() => finishRefusalPage(print(rest))).toThrow(`Dem Formular fehlt ${first}`);
});
