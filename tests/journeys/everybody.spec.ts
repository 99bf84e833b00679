import type { Page } from '@playwright/test';
import { expect, laidOut, openApp, overflowOf, test } from '../app.ts';
import { examples, inShares } from '../site-map.ts';

/** Texts, buttons and fields that can be seen. */
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

test('the accessibility page names the checks that are made', async ({ page }) => {
  await openApp(page, '/barrierefreiheit/');
  const named = await page.locator('table tbody tr td:first-child').allTextContents();
  expect(named.toSorted()).toEqual([
    'Automatische Regeln', // every-route.spec.ts
    'Erzwungene Farben',
    'Fehler im Formular', // tests/engines/journeys/kontakt.ts
    'Nur Tastatur',
    'Ohne JavaScript', // every-route.spec.ts
    'Textabstände',
    'Vergrößerung', // every-route.spec.ts
    'Weniger Bewegung',
  ]);
});

test('every link that opens a new tab says so', async ({ page }) => {
  for (const path of examples) {
    await openApp(page, path);
    for (const link of await page.locator('a[target=_blank]').all())
      await expect(link, path).toHaveAccessibleName(/\S \(neuer Tab\)$/);
  }
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

test('every page ends with its footer', async ({ page }) => {
  for (const path of examples) {
    await openApp(page, path);
    await laidOut(page);
    await collapseHero(page);
    const below = await page.evaluate(() => {
      const { bottom } = document.querySelector('.site-footer')!.getBoundingClientRect();
      return Math.abs(document.documentElement.scrollHeight - scrollY - bottom);
    });
    // A part of a pixel is what the browser rounds.
    expect(below, path).toBeLessThan(0.75);
  }
});

test('every euro sign stands as far from its amount, whichever space the price is written with', async ({
  page,
}) => {
  await openApp(page, '/');
  await laidOut(page);
  const gaps = await page.locator('.price__euro').evaluateAll((signs) =>
    signs.map((sign) => {
      const range = document.createRange();
      range.selectNode(sign.previousSibling!);
      const amountEnd = range.getBoundingClientRect().right;
      const text = sign.firstChild as Text;
      range.setStart(text, text.data.indexOf('€'));
      return Math.round(range.getBoundingClientRect().left - amountEnd);
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(new Set(gaps).size).toBe(1);
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
          // A part of a link spreads over what the link stands in.
          return part
            ? !isCutOff((candidate as HTMLElement).offsetParent ?? candidate, reach, candidate)
            : !isCutOff(candidate, reach, candidate.parentElement);
        });
      },
    );
    const index = [...document.querySelectorAll('*')].indexOf(element);
    return { index, isSeen, shows, html: element.outerHTML.slice(0, 120) };
  });

/** As WCAG 1.4.12 asks. Not by a `<style>`: the policy would refuse it, as it should. */
const setWider = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** As a browser does whose owner wants larger letters: `rem` grows, the screen stays. */
async function doubleLetters(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

async function collapseHero(page: Page) {
  const hero = page.locator('.hero');
  if (!(await hero.isVisible())) return;
  await page.mouse.wheel(0, 100);
  await expect(hero).toHaveAttribute('data-phase', 'collapsed');
}

/** Texts that leave the screen at its side, whether the page can be scrolled there or not. */
const textsBeyond = (page: Page) =>
  visible(page, 'main *, header *, footer *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const text = [...element.childNodes].find(({ nodeName }) => nodeName === '#text');
        if (!text?.textContent?.trim() || element.closest('svg, pre, .table, .visually-hidden')) return false;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const cutTexts = (page: Page) =>
  visible(page, '.hero--collapsed, h1, h2, h3, p, li, summary, label, a.button, button').evaluateAll(
    (elements) =>
      elements
        .filter((element) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
          if (webkitLineClamp !== 'none') return false;
          const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          return (
            hides &&
            (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
  );

const edgelessFields = (page: Page) =>
  visible(page, 'input[type=text], input[type=email], input[type=search], textarea').evaluateAll((fields) => {
    const hasEdge = (element: Element) => getComputedStyle(element).borderTopStyle !== 'none';
    // A field may stand in a frame that it shares with what belongs to it.
    return fields.filter((field) => !hasEdge(field) && !hasEdge(field.parentElement!)).map(({ id }) => id);
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

test.describe('texts may be set wider, and forced colours leave the fields their edges:', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const paths of inShares(examples, 8)) {
    test(paths.join(' '), async ({ page }) => {
      for (const path of paths) {
        await page.emulateMedia({ forcedColors: 'none' });
        await openApp(page, path);
        await laidOut(page);
        await collapseHero(page);
        await setWider(page);
        expect(await overflowOf(page), path).toBe(0);
        expect(await cutTexts(page), path).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await edgelessFields(page), path).toEqual([]);
      }
    });
  }
});

test.describe('letters twice as large stay on a phone, whole:', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  for (const paths of inShares(examples, 8)) {
    test(paths.join(' '), async ({ page }) => {
      await doubleLetters(page);
      for (const path of paths) {
        await openApp(page, path);
        await laidOut(page);
        await collapseHero(page);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 664 });
          expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
          expect(await textsBeyond(page), `${path} at ${width} px`).toEqual([]);
          expect(await cutTexts(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});

test('nothing moves for whoever wants less motion', async ({ page }) => {
  for (const path of examples) {
    await openApp(page, path);
    await laidOut(page);
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
  }
});
