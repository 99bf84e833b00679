import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findings } from './ready-site.fixture.ts';

test.each([
  ['SMTP_URL', undefined],
  ['MAIL_FROM', ' '],
  ['MAIL_TO', 'kontakt@max-mustermann.example'],
  ['MAIL_FROM', 'website@max-mustermann.example'],
  ['SMTP_URL', 'smtps://mail.max-mustermann.example'],
  ['PUBLIC_ORIGIN', undefined],
  ['PUBLIC_ORIGIN', 'http://www.ada-lang.de'],
  ['PUBLIC_ORIGIN', 'https://ada-lang.de'],
  ['PORT', 'achtzig'],
])('the setting %s=%s is not good enough', async (name, value) => {
  const problems = await findings({}, { [name]: value });
  expect(problems).toHaveLength(1);
  expect(JSON.stringify(problems)).toContain(name);
});

const policy = (tls: string, zählung: string) => ({
  'content/recht/dsgvo.md': `<!-- zusage ${tls} -->\nSo ist es.\n\n<!-- zusage ${zählung} -->\nUnd so.\n`,
});

test.each([
  ['SMTP_REQUIRE_TLS', 1, policy('tls', 'zählung'), policy('nicht tls', 'zählung')],
  ['STATISTICS', 4, policy('tls', 'zählung'), policy('tls', 'nicht zählung')],
])(
  '%s=off makes one paragraph of the privacy policy false and its opposite true',
  async (name, line, on, off) => {
    const told = [
      { file: 'content/recht/dsgvo.md', line, field: 'zusage', message: expect.stringContaining(name) },
    ];
    expect(await findings(on)).toEqual([]);
    expect(await findings(on, { [name]: 'off' })).toEqual(told);
    expect(await findings(off, { [name]: 'off' })).toEqual([]);
    expect(await findings(off)).toEqual(told);
  },
);

test('a policy without its marks, or with others, is told', async () => {
  const problems = await findings(policy('tsl', 'zählung'));
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('„<!-- zusage tls -->“'),
    expect.stringContaining('Bekannt sind: tls, zählung.'),
  ]);
});

test('the policy that comes with the site says what the server does if nobody sets it otherwise', async () => {
  const source = readFileSync('content/recht/dsgvo.md', 'utf8');
  const problems = await findings({ 'content/recht/dsgvo.md': source });
  expect(problems.filter(({ field }) => field === 'zusage')).toEqual([]);
});
