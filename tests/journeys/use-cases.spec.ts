import { expect, laidOut, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

for (const { path, useCases } of servicePages) {
  test(`${path} shows its use cases as sheets, the rest folded`, async ({ page }) => {
    await openApp(page, path);
    await page.mouse.wheel(0, 200);
    const sheets = page.getByRole('article').locator('section');
    await expect(sheets).toHaveCount(useCases.length);
    for (const [index, { drawing }] of useCases.entries()) {
      const sheet = sheets.nth(index);
      await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(sheet.getByRole('term')).toHaveCount(2);
      await expect(sheet.locator('svg')).toHaveCount(drawing ? 1 : 0);
    }
    const folded = sheets.locator('details');
    await expect(folded).toHaveCount(useCases.filter(({ more }) => more).length);
    for (const details of (await folded.all()).slice(0, 1)) {
      await expect(details.locator('p')).toBeHidden();
      await details.locator('summary').click();
      await expect(details.locator('p')).toBeVisible();
    }
  });
}

test('no line of sheets leaves most of the blueprint empty', async ({ page }) => {
  for (const { path } of servicePages) {
    await openApp(page, path);
    await laidOut(page);
    for (const width of [1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const share = await page.locator('.use-cases').evaluate((grid) => {
        const { height } = grid.getBoundingClientRect();
        const sheets = [...grid.children].map((sheet) => sheet.getBoundingClientRect());
        const filled = sheets.reduce((sum, sheet) => sum + sheet.width * sheet.height, 0);
        return filled / (grid.closest('.section__inner')!.getBoundingClientRect().width * height);
      });
      expect(share, `${path} at ${width} px`).toBeGreaterThan(0.6);
    }
  }
});
