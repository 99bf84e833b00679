import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKontaktPage } from '../../server/intake/kontakt-page.ts';
import { Refusal } from '../../server/intake/refusal.ts';
import { manifest } from '../site-map.ts';

const { file } = manifest.files.find(({ path }) => path === '/kontakt/')!;
const built = readFileSync(join('dist/public', file), 'utf8');

/** Server and form agree on ids and names without importing each other: the built page shows whether they do. */
test('the built contact page has a place for everything the server fills in', () => {
  const typed = {
    name: 'Erika Muster',
    email: 'erika',
    subject: 'Frage <1>',
    anrede: 'persoenlich',
    message: 'kurz',
  };
  const errors = Object.fromEntries(Object.keys(typed).map((field) => [field, `${field} ist falsch.`]));
  const refusal = new Refusal(422, 'Falsch.', { fields: errors });
  const page = createKontaktPage(built)(refusal, new Map(Object.entries(typed)));
  const html = page.slice(page.indexOf('<main'));

  expect(page.slice(0, page.indexOf('</title>'))).toContain('<title>Nicht gesendet: ');
  expect(page.includes('<script')).toBe(false);
  expect(html).toMatch(/<div id="kontakt-meldung"[^>]* autofocus=""[^>]*><h2>/);
  for (const field of Object.keys(typed)) {
    expect(html).toMatch(new RegExp(`<a href="#kontakt-${field}">${field} ist falsch\\.</a>`));
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="kontakt-${field}"`));
    expect(html).toMatch(new RegExp(`<p id="kontakt-${field}-fehler"[^>]*>${field} ist falsch\\.</p>`));
  }
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(5);
  expect(html).toMatch(/<input[^>]* name="email"[^>]* value="erika"/);
  expect(html).toMatch(/<input[^>]* name="subject"[^>]* value="Frage &lt;1&gt;"/);
  expect(html).toMatch(/<input[^>]* value="persoenlich"[^>]* checked=""/);
  expect(html).not.toMatch(/<input[^>]* value="professionell"[^>]* checked=""/);
  expect(html).toMatch(/<textarea[^>]* name="message"[^>]*>\nkurz<\/textarea>/);
  expect(html).toMatch(/<form[^>]* id="kontakt-formular"[^>]* action="\/sendmail\.php"/);
  expect(html).toMatch(/<input[^>]* name="website"/);
});
