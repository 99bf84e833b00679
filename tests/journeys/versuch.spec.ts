import type { Locator, Page } from '@playwright/test';
import { expect, openApp, openBehindHero, overflowOf, test } from '../app.ts';
import { violationsOf } from '../axe.ts';

/** Whatever is typed and clicked, no request goes out, and neither the address nor the browser keeps anything. */
async function keepsToItself(page: Page, section: Locator) {
  await expect(section.getByRole('textbox').first()).toBeEditable();
  // A picture that waits to come near is none of it.
  await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.forEach((image) => (image.loading = 'eager')));
  await page.waitForLoadState('networkidle');
  const kept = () =>
    page.evaluate(async () => [
      location.href,
      document.cookie,
      history.length,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
    ]);
  const before = await kept();
  const sent: string[] = [];
  const note = (request: { url(): string }) => sent.push(request.url());
  page.on('request', note);
  page.on('websocket', note);

  for (const field of await section.getByRole('textbox').all()) {
    await field.pressSequentially(' 4711');
    await field.fill('https://geheim.example/?4711');
  }
  for (const example of await section.getByRole('button').all()) await example.click();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await kept()).toEqual(before);
  page.off('request', note);
  page.off('websocket', note);
}

test('JSON is judged while it is typed: told and said aloud, and sent to nobody', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/json-|experiment-form/.test(request.url())) chunks.push(request.url());
  });
  await openApp(page, '/lexikon/json/');
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);

  const section = page.getByRole('region', { name: 'Ausprobieren' });
  await section.scrollIntoViewIfNeeded();
  const field = section.getByRole('textbox', { name: 'JSON' });
  await expect(field).toBeEditable();
  await expect(field).toHaveAccessibleDescription(/Zeile 3, Spalte 14/);
  await keepsToItself(page, section);

  await field.fill('');
  await field.pressSequentially('{"ort": Kiel}');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Zeile 1, Spalte 9/);
  await field.fill('{"ort":"Kiel"}');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(section.getByRole('status')).toHaveText('Gültiges JSON');
  await expect(section.locator('.versuch__shown')).toHaveText('{\n  "ort": "Kiel"\n}');
  await section.getByRole('button', { name: 'Große Nummer' }).press('Enter');
  await expect(section).toContainText('JavaScript liest 9007199254740992');
  expect(await violationsOf(page, { within: '.versuch' })).toEqual([]);
});

const EXAMPLES = [
  ['http', 'Ohne Angabe', 'ein Zehntel der Zeit'],
  ['seo', 'Alles in den Titel', 'Der Titel wird gekürzt'],
  ['jwt', 'Kurzes Geheimnis', 'passt zum Schlüssel'],
  ['cors', 'Stern und Cookies', 'Mit Cookies muss die Herkunft dastehen'],
  ['robots-txt', 'Alle PDF', 'Bingbot darf /preise.pdf nicht abrufen'],
] as const;

test('the others answer their examples, and fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [slug, example, words] of EXAMPLES) {
    await openApp(page, `/lexikon/${slug}/#ausprobieren`);
    const section = page.getByRole('region', { name: 'Ausprobieren' });
    await keepsToItself(page, section);
    await section.getByRole('button', { name: example }).press('Enter');
    await expect(section).toContainText(words);
    expect(await overflowOf(page)).toBe(0);
  }
});

test('the calculation goes along into the message, where it can still be changed', async ({ page }) => {
  await openBehindHero(page, '/leistungen/programmierung/');
  const section = page.getByRole('region', { name: 'Ausprobieren' });
  // As the key for the next field of a screen reader does it.
  await section.getByRole('textbox').first().focus();
  await expect(section.getByRole('textbox').first()).toBeEditable();
  await expect(section.getByRole('textbox').first()).toBeFocused();
  await keepsToItself(page, section);
  await section.getByRole('textbox', { name: 'Stunden je Woche' }).fill('2,5');
  await expect(section).toContainText('17.550');
  await section.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(/2,5 Stunden .* 17\.550\s€/);
  expect(page.url()).toMatch(/\/kontakt\/$/);
});
