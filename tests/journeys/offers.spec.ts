import { expect, openApp, test } from '../app.ts';

/** Titles, prices and intervals of the specification, written out: content must not drift from it. */
const OFFERS = {
  '/leistungen/programmierung/': [
    ['Web-Entwicklung', 'ab 999€', 'einmalig'],
    ['Backend-Services', 'ab 1.499€', 'einmalig'],
    ['Prozessoptimierung', 'ab 2.499€', 'einmalig'],
    ['Individuallösungen', 'individuell', 'einmalig'],
  ],
  '/leistungen/seo/': [
    ['Local SEO Betreuung', '499 €', 'monatlich'],
    ['Off-Page SEO', '299 €', 'monatlich'],
    ['On-Page Optimierung', '699 €', 'monatlich'],
    ['SEO Analysen', '499 €', 'einmalig'],
    ['Relaunch Begleitung', '1.999 €', 'einmalig'],
    ['Keyword Recherche', '599 €', 'einmalig'],
  ],
  '/leistungen/kuenstliche-intelligenz/': [
    ['Consultee AI', 'ab 69 €', 'monatlich'],
    ['Sprachverarbeitung', 'ab 4.999 €', 'einmalig'],
    ['Machine-Learning Lösungen', 'ab 10.000 €', 'einmalig'],
    ['Individuelle KI-Projekte', 'auf Anfrage', 'einmalig'],
  ],
} as const;

const servicePages = Object.keys(OFFERS);
const NET_PRICES = /netto zzgl\. MwSt\..*Unternehmer/;

for (const [path, offers] of Object.entries(OFFERS)) {
  test(`${path} offers exactly what the specification names`, async ({ page }) => {
    await openApp(page, path);
    const cards = page.locator('.flip-card');
    // toHaveText takes any white space for a plain one: the prices carry a narrow no-break space.
    await expect(cards.locator('h3')).toHaveText(offers.map(([title]) => title));
    await expect(cards.locator('.preis')).toHaveText(offers.map(([, price]) => price));
    for (const [index, [, , interval]] of offers.entries()) {
      await expect(cards.nth(index).locator('.flip-card__front')).toContainText(interval);
      const link = cards.nth(index).locator('a');
      await expect(link).toHaveAttribute('href', '/kontakt/');
      await expect(link).toContainText('Jetzt anfragen');
    }
    await expect(page.locator('main')).toContainText(NET_PRICES);
    if (path === '/leistungen/programmierung/') {
      for (const card of await cards.all()) await expect(card.locator('li')).toHaveCount(3);
    }
    const graph = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const [title] of offers) expect(graph.join(), 'for machines').toContain(JSON.stringify(title));
  });
}

test.describe('home', () => {
  test('„Jetzt anfragen“ leads to the three service pages, in the app', async ({ page }) => {
    await openApp(page, '/');
    const links = page.locator('.flip-card a', { hasText: 'Jetzt anfragen' });
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(targets.toSorted()).toEqual(servicePages.toSorted());
    await expect(page.locator('main')).toContainText(NET_PRICES);

    await page.keyboard.press('PageDown');
    await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
    const card = page.locator('.flip-card').last();
    const link = card.getByRole('link', { name: /^Jetzt anfragen/ });
    // The card may still be on its way into view, from under the pointer.
    await expect(async () => {
      await card.hover();
      await link.click({ timeout: 3000 });
    }).toPass();
    await expect(page).toHaveURL(targets.at(-1)!);
    await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  });

  test('the two project cards link to their page and, in a new tab, to their website', async ({ page }) => {
    await openApp(page, '/');
    const cards = page.locator('.projekt-karte');
    await expect(cards).toHaveCount(2);
    for (const [index, path] of ['/local-seo-agentur/', '/consultee-ai/'].entries()) {
      const card = cards.nth(index);
      await expect(card.locator(`a[href="${path}"]`)).toBeVisible();
      await expect(card.locator(`a[href="${path}"]`)).not.toHaveAttribute('target');
      const website = card.locator('a[href^="https:"]');
      await expect(website).toHaveCount(1);
      await expect(website).toHaveAttribute('target', '_blank');
      await expect(website).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByRole('listitem')).not.toHaveCount(0);
    }
  });
});
