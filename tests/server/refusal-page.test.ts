import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILLED_IN } from '../../contract/test-fields.ts';
import { createRefusalPage } from '../../server/intake/refusal.ts';
import { Refusal } from '../../server/intake/refusal.ts';
import { manifest } from '../site-map.ts';

const built = readFileSync(join('dist', manifest.refusalPage.file), 'utf8');

test('the built contact page has a place for everything the server fills in', () => {
  const typed = { ...FILLED_IN, email: 'erika', subject: 'Frage <1>', message: 'kurz' };
  const errors = Object.fromEntries(Object.keys(typed).map((field) => [field, `${field} ist falsch.`]));
  const refusal = new Refusal(422, 'Falsch.', { fields: errors });
  const page = createRefusalPage(built)(refusal, new Map(Object.entries(typed)));
  const html = page.slice(page.indexOf('<main'));

  expect(page.slice(0, page.indexOf('</title>'))).toContain('<title>Nicht gesendet: ');
  expect(page.includes('<script')).toBe(false);
  expect(html).toMatch(/<div id="kontakt-meldung"[^>]* autofocus=""[^>]*><h2>/);
  for (const field of Object.keys(typed)) {
    expect(html).toMatch(new RegExp(`<a href="#kontakt-${field}">${field} ist falsch\\.</a>`));
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="kontakt-${field}"`));
    expect(html).toMatch(new RegExp(`<p id="kontakt-${field}-fehler"[^>]*>${field} ist falsch\\.</p>`));
  }
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(Object.keys(typed).length);
  expect(page).not.toContain('%%');
  expect(html).toMatch(/<input[^>]* name="email"[^>]* value="erika"/);
  expect(html).toMatch(/<input[^>]* name="subject"[^>]* value="Frage &lt;1&gt;"/);
  expect(html).toMatch(/<input[^>]* checked=""[^>]* value="persoenlich"/);
  expect(html).not.toMatch(/<input[^>]* checked=""[^>]* value="professionell"/);
  expect(html).toMatch(/<textarea[^>]* name="message"[^>]*>\nkurz<\/textarea>/);
  expect(html).toMatch(/<form[^>]* id="kontakt-formular"[^>]* action="\/sendmail\.php"/);
  expect(html).toMatch(/<input[^>]* name="website"/);
});

test('who sends without JavaScript gets an answer with styles, which its policy allows', () => {
  const sent = readFileSync(join('dist', manifest.sentPage.file), 'utf8');
  const refused = createRefusalPage(built)(new Refusal(422, 'Falsch.'), new Map());
  for (const page of [sent, refused]) {
    const [, styles = ''] = /<style>(.+?)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(manifest.refusalPage.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});
