import type { Page } from '@playwright/test';
import { expect, openApp, overflowOf, test } from '../app.ts';
import { violationsOf } from '../axe.ts';
import { paths } from '../../src/paths.ts';
import { exampleEntry, examplePost, examples, inShares } from '../site-map.ts';
import { cutTexts, doubleLetters, edgelessFields, poorLettering, setWider } from './letters.ts';

/**
 * One load answers all of it: loading took longer than asking. Each step leaves the page to the next one as it was,
 * but for the hero, which is left behind in the middle.
 */

const PHONE = { width: 390, height: 664 };
const LAPTOP = { width: 1366, height: 768 };
const WIDE = { width: 1280, height: 800 };
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Links to the contact page that a visitor could press now: in view, and nothing lies over them. */
const waysInView = (page: Page) =>
  page.locator('a[href="/kontakt/"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && link.contains(hit);
      }).length,
  );

async function startsWithOneHeading(page: Page, path: string) {
  await openApp(page, path);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
}

async function passesAxe(page: Page, path: string) {
  await page.setViewportSize(WIDE);
  expect(await violationsOf(page, { tags: AXE_TAGS }), path).toEqual([]);
  // In the dark only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, { rules: ['color-contrast'] }), path).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What a key leads to, and whether it can be seen and seen to have the focus; nothing behind the last target. */
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
    const isLast = [...document.querySelectorAll('footer a')].at(-1) === element;
    const index = [...document.querySelectorAll('*')].indexOf(element);
    return { index, isSeen, shows, isLast, html: element.outerHTML.slice(0, 120) };
  });

async function isWalkedByKeys(page: Page, path: string) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press('Tab');
    // The page may still come to rest under it: the hero may be closing.
    let now = await focused(page);
    if (now?.isSeen === false) {
      await expect.poll(async () => (await focused(page))?.isSeen, path).toBe(true);
      now = await focused(page);
    }
    expect(now?.shows, `${path}: ${now?.html} shows that it has the focus`).toBe(true);
    expect(seen, `${path}: ${now!.html} comes once`).not.toContain(now!.index);
    if (now!.isLast) break;
    seen.add(now!.index);
  }
}

async function saysWhichLinksOpenATab(page: Page, path: string) {
  for (const link of await page.locator('a[target=_blank]').all())
    await expect(link, path).toHaveAccessibleName(/\S \(neuer Tab\)$/);
}

/** Beside the table of contents a sheet is narrower than on a tablet. */
async function fitsAnyWidth(page: Page, path: string) {
  const hasSheet = [examplePost, exampleEntry, paths.versionen].includes(path);
  for (const width of [320, 360, 768, 800, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
    if (hasSheet && width >= 360) expect(await poorLettering(page), `${path} at ${width} px`).toEqual([]);
  }
}

async function movesNothing(page: Page, path: string) {
  await page.setViewportSize(WIDE);
  await page.mouse.wheel(0, 400);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // What only stays visible a moment longer does not move.
      .filter(
        (one) => one.playState === 'running' && (one as CSSTransition).transitionProperty !== 'visibility',
      )
      .map((one) => (one as CSSTransition).transitionProperty ?? (one as CSSAnimation).animationName),
  );
  expect(moving, path).toEqual([]);
  const hero = page.locator('.hero');
  if (await hero.count()) await expect(hero).toHaveAttribute('data-phase', 'collapsed');
}

async function leadsToKontaktEverywhere(page: Page, path: string) {
  if (path === paths.kontakt) return;
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end * share);
      const ways = await waysInView(page);
      expect(ways, `${path} at ${share * 100} % and ${size.width} px`).toBeGreaterThan(0);
    }
    await expect(page.locator('.closing a[href="/kontakt/"]'), path).toBeVisible();
  }
}

async function takesWiderTexts(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  const setBack = await setWider(page);
  expect(await overflowOf(page), path).toBe(0);
  expect(await cutTexts(page), path).toEqual([]);
  await setBack();
}

async function keepsItsFieldsInForcedColours(page: Page, path: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await edgelessFields(page), path).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function takesLettersTwiceAsLarge(page: Page, path: string) {
  const setBack = await doubleLetters(page);
  await page.setViewportSize({ width: 320, height: 664 });
  expect(await overflowOf(page), path).toBe(0);
  expect(await cutTexts(page), path).toEqual([]);
  await setBack();
}

const STEPS: Record<string, (page: Page, path: string) => Promise<void>> = {
  'starts with one heading': startsWithOneHeading,
  'passes axe, also in the dark': passesAxe,
  'is walked by keys alone, from top to end': isWalkedByKeys,
  'says which links open a new tab': saysWhichLinksOpenATab,
  'fits any width, its sheet readable': fitsAnyWidth,
  'moves nothing for whoever wants less motion': movesNothing,
  'leads to the contact page wherever the reader is': leadsToKontaktEverywhere,
  'takes texts that are set wider': takesWiderTexts,
  'leaves its fields their edges in forced colours': keepsItsFieldsInForcedColours,
  'keeps letters twice as large on a phone, whole': takesLettersTwiceAsLarge,
};

test.describe('every kind of page is what everybody needs:', () => {
  for (const share of inShares(examples, 4)) {
    test(share.join(' '), async ({ page }) => {
      for (const path of share) {
        await page.setViewportSize(PHONE);
        for (const [name, step] of Object.entries(STEPS))
          await test.step(`${path} ${name}`, () => step(page, path));
      }
    });
  }
});
