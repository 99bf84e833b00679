import { expect, test } from 'vitest';
import { findings, siteFile } from './ready-site.fixture.ts';

const gmbh = { legalForm: 'gmbh', registerNumber: 'HRB 4711', managingDirectors: ['Ada Lang'] };
const ug = { ...gmbh, legalForm: 'ug' };
const alone = { legalForm: 'einzelunternehmen' };
const merchant = { ...alone, registerCourt: 'Amtsgericht Köln', registerNumber: 'HRA 4711' };
const vatId = 'DE811907980';
const found = async (company: object) => {
  const lines = Object.entries({ country: 'Deutschland', ...company }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)},`,
  );
  const files = { 'content/site.ts': siteFile('', lines.join('\n    ')) };
  return (await findings(files)).map(({ field }) => field);
};

test.each([
  ['a GmbH', { ...gmbh, name: 'Lang Software GmbH' }],
  ['a GmbH that serves the public', { ...gmbh, name: 'Lang Lernen gGmbH' }],
  ['a UG', { ...ug, name: 'Lang Software UG (haftungsbeschränkt)' }],
  ['somebody alone', { ...alone, name: 'Lang Webdesign' }],
  ['somebody in Austria', { ...alone, name: 'Ada Lang', country: 'Österreich', vatId: 'ATU87654321' }],
  ['a merchant in the register', { ...merchant, name: 'Lang Software e. K.' }],
  ['a merchant in full words', { ...merchant, name: 'Ada Lang, eingetragene Kauffrau' }],
  ['a free profession with a chamber', { legalForm: 'freier-beruf', name: 'Ada Lang', profession: {} }],
])('%s is in order', async (_name, company) => {
  expect(await found({ vatId, ...company })).toEqual([]);
});

test.each([
  ['name', { ...gmbh, name: 'Lang Software' }],
  ['name', { ...ug, name: 'Lang Software UG' }],
  ['name', { ...ug, name: 'Lang Software GmbH' }],
  ['vatId', { ...alone, name: 'Ada Lang', vatId: '811907980' }],
])('%s does not fit: %j', async (field, company) => {
  expect(await found({ vatId, ...company })).toEqual([`company.${field}`]);
});
