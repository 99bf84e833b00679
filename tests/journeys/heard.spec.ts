import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';
import { exampleEntry, examplePost, pageWith } from '../site-map.ts';

/** What Chromium hands to a screen reader, from top to bottom. */
async function heard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const text = (value?: { value?: unknown }) => String(value?.value ?? '').trim();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: text(role),
      name: text(name),
      description: text(description),
    }));
}

test('no name is said again as its description, and no arrow in a link', async ({ page }) => {
  for (const path of ['/', servicePages[0]!.path, '/lexikon/', exampleEntry, examplePost, '/kontakt/']) {
    await openApp(page, path);
    const all = await heard(page);
    const twice = all.filter(
      ({ name, description }) => description && (name.includes(description) || description.includes(name)),
    );
    expect(twice, path).toEqual([]);
    const links = all.filter(({ role, name }) => role === 'link' && /[←→↑↓↗]/.test(name));
    expect(links, path).toEqual([]);
  }
});

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
