import { expect, openApp, test } from '../app.ts';
import { exampleEntry, pageWith } from '../site-map.ts';
import { heard } from './heard.ts';

test('of a drawing its title block is left out: the page has said it', async ({ page }) => {
  await openApp(page, exampleEntry);
  const texts = (await heard(page)).map(({ name }) => name);
  await expect(page.locator('.sheet')).toContainText(/Blatt \d+\/\d+/i);
  expect(texts.filter((text) => /^Blatt \d+\/\d+$/i.test(text))).toEqual([]);
});

test('a letter without a term says so to whoever comes by its link', async ({ page }) => {
  await openApp(page, '/lexikon/');
  const letters = page.getByRole('navigation', { name: 'Begriffe von A bis Z' });
  const empty = await page.locator('.lexikon-zu [id]').evaluateAll((all) => all.map(({ id }) => id));
  for (const letter of empty) {
    await letters.getByRole('link', { name: letter, exact: true }).press('Enter');
    await expect(page.locator(`[id="${letter}"]`)).toBeFocused();
    await expect(page.locator(`[id="${letter}"]`)).toContainText('Noch kein Begriff');
  }
});

for (const path of pageWith('/lexikon/', 'id="beleg-2"')) {
  test('from a source an arrow leads back to where the text names it', async ({ page }) => {
    await openApp(page, path);
    const reference = page.locator('#beleg-2');
    await reference.press('Enter');
    const source = page.locator((await reference.getAttribute('href'))!);
    await expect(source).toBeFocused();
    await source.getByRole('link', { name: 'Beleg 2 im Text' }).press('Enter');
    await expect(reference).toBeFocused();
    await expect(reference).toBeInViewport();
  });
}
