import type { Page } from '@playwright/test';
import { expect, laidOut, openApp, overflowOf, test } from '../app.ts';
import { examples, inShares } from '../site-map.ts';

test('a long word that is typed in makes no page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  await openApp(page, '/lexikon/');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('main')).toContainText(word);
  expect(await overflowOf(page)).toBe(0);
  await openApp(page, '/kontakt/');
  await page.getByLabel('Name').fill(word);
  await expect(page.getByRole('button', { name: word })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

/** What a key leads to, as a name that can be compared, and whether it can be seen to have the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const owner = element.closest('.flip-card, fieldset, label, li') ?? element;
    const { top, bottom, left, right } = owner.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const shows = [element, owner, element.closest('article') ?? owner, element.parentElement!].some(
      (candidate) =>
        ['', '::after', '::before'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(candidate, part);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        }),
    );
    const index = [...document.querySelectorAll('*')].indexOf(element);
    return { index, isSeen, shows, html: element.outerHTML.slice(0, 120) };
  });

async function walkByKeys(page: Page, path: string) {
  await openApp(page, path);
  await laidOut(page);
  const seen: number[] = [];
  const lost: string[] = [];
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab');
    let now = await focused(page);
    // The page may still come to rest under it: the hero may be closing.
    if (now && !now.isSeen) {
      await expect.poll(async () => (await focused(page))!.isSeen).toBe(true);
      now = await focused(page);
    }
    // Behind the last target the browser's own bar follows.
    if (!now) break;
    if (seen.at(-1) === now.index) break;
    seen.push(now.index);
    if (!now.shows) lost.push(now.html);
  }
  expect(lost, path).toEqual([]);
  expect(new Set(seen).size, `${path}: a target comes twice`).toBe(seen.length);
  const last = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((element) => [...document.querySelectorAll('*')].indexOf(element));
  expect(seen, path).toContain(last);
}

test.describe('keys alone reach everything and leave it again:', () => {
  for (const paths of inShares(examples, 4)) {
    test(paths.join(' '), async ({ page }) => {
      for (const path of paths) await walkByKeys(page, path);
    });
  }
});
