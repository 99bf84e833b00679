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
