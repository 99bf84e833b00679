import { expect, laidOut, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

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
