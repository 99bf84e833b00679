import type { Page } from '@playwright/test';
import { expect, laidOut, openApp, overflowOf, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';
import { examples, inShares } from '../site-map.ts';

test('the accessibility page names the checks that are made', async ({ page }) => {
  await openApp(page, '/barrierefreiheit/');
  const named = await page.locator('table tbody tr td:first-child').allTextContents();
  expect(named.toSorted()).toEqual([
    'Automatische Regeln', // every-kind.spec.ts
    'Erzwungene Farben', // every-kind.spec.ts
    'Fehler im Formular', // tests/engines/journeys/kontakt.ts
    'Nur Tastatur',
    'Ohne JavaScript', // every-route.spec.ts
    'Textabstände', // every-kind.spec.ts
    'Vergrößerung', // every-kind.spec.ts
    'Weniger Bewegung', // every-kind.spec.ts
  ]);
});

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

test('every euro sign stands as far from its amount, whichever space the price is written with', async ({
  page,
}) => {
  await openApp(page, '/');
  await laidOut(page);
  const gaps = await page.locator('.price:has-text("€")').evaluateAll((prices) =>
    prices.map((price) => {
      const letters = document.createTreeWalker(price, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let amountEnd = 0;
      while (letters.nextNode()) {
        const text = letters.currentNode as Text;
        const [sign, digit] = [text.data.indexOf('€'), text.data.search(/\d\D*$/)];
        if (digit >= 0) {
          range.setStart(text, digit);
          range.setEnd(text, digit + 1);
          amountEnd = range.getBoundingClientRect().right;
        }
        if (sign < 0) continue;
        range.setStart(text, sign);
        range.setEnd(text, sign + 1);
      }
      return Math.round(range.getBoundingClientRect().left - amountEnd);
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(new Set(gaps).size).toBe(1);
});

test('the search of the browser finds every price as it is written', async ({ page }) => {
  for (const { path } of servicePages) {
    await openApp(page, path);
    await laidOut(page);
    const unfound = await page.locator('.flip-card__front .price').evaluateAll((prices) =>
      prices
        .map(({ textContent }) => textContent)
        .filter((price) => {
          getSelection()!.removeAllRanges();
          return !window.find(price);
        }),
    );
    expect(unfound).toEqual([]);
  }
});

/** What a key leads to, as a name that can be compared, and whether it can be seen to have the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const owner = element.closest('.flip-card, fieldset, label, li') ?? element;
    const { top, bottom, left, right } = owner.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // What waits off the screen (`content-visibility`) cuts off whatever stands out of it.
    const isCutOff = (ringed: Element, reach: number, around: Element | null): boolean => {
      if (!around) return false;
      const isCutting = getComputedStyle(around).contentVisibility === 'auto';
      const [ring, edge] = [ringed.getBoundingClientRect(), around.getBoundingClientRect()];
      return isCutting ? ring.top - reach < edge.top : isCutOff(ringed, reach, around.parentElement);
    };
    const shows = [element, owner, element.closest('article') ?? owner, element.parentElement!].some(
      (candidate) => {
        return ['', '::after', '::before'].some((part) => {
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(candidate, part);
          if (outlineStyle === 'none' || outlineWidth === '0px') return false;
          const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
          // A pseudo-element of a link fills the box that the link is positioned in: its ring is measured there.
          return part
            ? !isCutOff((candidate as HTMLElement).offsetParent ?? candidate, reach, candidate)
            : !isCutOff(candidate, reach, candidate.parentElement);
        });
      },
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
    if (now && !now.isSeen) {
      // Until the page has come to rest under it: the hero may be closing.
      await expect
        .poll(async () => (await focused(page))?.isSeen, { timeout: 3_000 })
        .toBe(true)
        .catch(() => {});
      now = await focused(page);
    }
    // Behind the last target the browser's own bar follows.
    if (!now) break;
    if (seen.at(-1) === now.index) break;
    seen.push(now.index);
    if (!now.isSeen || !now.shows) lost.push(`${now.isSeen ? 'no outline' : 'out of sight'}: ${now.html}`);
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
