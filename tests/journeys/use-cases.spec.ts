import { expect, laidOut, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

for (const { path } of servicePages) {
  test(`${path} shows its use cases as sheets, the rest folded`, async ({ page }) => {
    await openApp(page, path);
    await page.mouse.wheel(0, 200);
    const sheets = page.getByRole('article').locator('section');
    expect(await sheets.count()).toBeGreaterThan(1);
    for (const sheet of await sheets.all()) {
      await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(sheet.getByRole('term')).toHaveCount(2);
      await expect(sheet.locator('svg')).toHaveCount(1);
    }
    const folded = sheets.first().locator('details');
    await expect(folded.locator('p')).toBeHidden();
    await folded.locator('summary').click();
    await expect(folded.locator('p')).toBeVisible();
  });
}

test('no line of sheets leaves most of the blueprint empty', async ({ page }) => {
  for (const { path } of servicePages) {
    await openApp(page, path);
    await laidOut(page);
    for (const width of [1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const share = await page.locator('.use-cases').evaluate((grid) => {
        const area = (element: Element) => {
          const { width, height } = element.getBoundingClientRect();
          return width * height;
        };
        const sheets = [...grid.children].map(area).reduce((sum, one) => sum + one, 0);
        return sheets / area(grid.closest('.section__inner')!);
      });
      expect(share, `${path} at ${width} px`).toBeGreaterThan(0.6);
    }
  }
});
