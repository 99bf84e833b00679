import { expect, openApp, test } from '../app.ts';
import { projectPages, servicePages, site } from '../content-of-site.ts';

const PRICE_NOTE = site.company.smallBusiness ? /§ 19 UStG.*Unternehmer/ : /netto zzgl\. MwSt\..*Unternehmer/;

for (const { path, offers } of servicePages) {
  test(`${path} shows every offer with its price, and where to ask for it`, async ({ page }) => {
    await openApp(page, path);
    const cards = page.locator('.flip-card');
    await expect(cards.locator('h3')).toHaveText(offers.map(({ title }) => title));
    await expect(cards.locator('.price')).toHaveText(offers.map(({ preis }) => preis));
    for (const [index, { interval, description }] of offers.entries()) {
      const card = cards.nth(index);
      await expect(card.locator('.flip-card__front')).toContainText(interval);
      await expect(card.locator('li')).toHaveText(description);
      await expect(card.locator('a')).toHaveAttribute('href', '/kontakt/');
    }
    await expect(page.locator('main')).toContainText(PRICE_NOTE);
    const graph = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const { title } of offers) expect(graph.join(), 'for machines').toContain(JSON.stringify(title));
  });
}

test('home says what its prices are, and its project cards link to their page and, in a new tab, to their website', async ({
  page,
}) => {
  await openApp(page, '/');
  await expect(page.locator('main')).toContainText(PRICE_NOTE);
  const cards = page.locator('.projekt-card');
  await expect(cards).toHaveCount(projectPages.length);
  for (const [index, { path }] of projectPages.entries()) {
    const card = cards.nth(index);
    await expect(card.locator(`a[href="${path}"]`)).toBeVisible();
    await expect(card.locator(`a[href="${path}"]`)).not.toHaveAttribute('target');
    const website = card.locator('a[href^="https:"]');
    await expect(website).toHaveCount(1);
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(card.locator('.projekt-card__picture').locator('img, svg')).toBeVisible();
    await expect(card.getByRole('listitem')).not.toHaveCount(0);
  }
});
