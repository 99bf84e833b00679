import { expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import type { Site } from '../../src/site.ts';
import { checkOwner } from './check-owner.ts';

const SOURCE = `/** Wer hinter der Website steht. */
export const site = {
  origin: 'https://www.ada-lang.de/',
  owner: {
    firstName: 'Ada',
    email: 'ada@ada-lang.de',
  },
  mail: { provider: 'Post', email: 'nirgends' },
  company: { managingDirectors: ['Ada Lang', ''] },
  profiles: [{ name: 'LinkedIn', icon: 'linkedin' }],
};
`;
/** In place of the owner's own company, which may have any legal form. */
const company = {
  legalForm: 'gmbh',
  smallBusiness: false,
  name: 'Lang GmbH',
  street: 'Gasse 1',
  postalCode: '12345',
  city: 'Ort',
  country: 'Deutschland',
  managingDirectors: ['Ada Lang'],
  registerCourt: 'Amtsgericht Ort',
  registerNumber: 'HRB 1',
};
const problems = (changed: object) => checkOwner({ ...site, company, ...changed } as Site, SOURCE);

test('the file as it is delivered is in order', () => {
  expect(problems({ company: site.company })).toEqual([]);
});

test.each([
  ['an address without a slash', { origin: 'https://www.ada-lang.de' }, 3, 'origin', 'endet mit „/“'],
  [
    'what another legal form has',
    { company: { ...company, legalForm: 'freier-beruf' } },
    9,
    'company.managingDirectors',
    'gibt es nicht',
  ],
  [
    'half a register',
    {
      company: {
        ...Object.fromEntries(Object.entries(company).filter(([name]) => name !== 'managingDirectors')),
        legalForm: 'einzelunternehmen',
        registerNumber: undefined,
      },
    },
    9,
    'company.registerNumber',
    'gehören zusammen',
  ],
  [
    'a mark that the collection does not have',
    { profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/ada', icon: 'linkedin' }] },
    10,
    'profiles.0.icon',
    'simpleicons.org',
  ],
])('%s is told with line and field', (_name, changed, line, field, message) => {
  expect(problems(changed)).toContainEqual({
    file: 'content/site.ts',
    line,
    field,
    message: expect.stringContaining(message),
  });
});
