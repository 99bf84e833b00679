import { expect, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

test('on a phone its contents are folded before the text, also without script', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 360, height: 664 });
  await page.goto(exampleEntry);
  const nav = page.getByRole('navigation', { name: 'Inhalt zum Aufklappen' });
  await expect(nav.getByRole('link').first()).toBeHidden();
  await nav.locator('summary').click();
  const link = nav.getByRole('link').last();
  const fragment = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(fragment!)).toBeInViewport();
});
