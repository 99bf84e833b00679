import type { Page } from '@playwright/test';
import { expect, laidOut, openApp, test, webFontsJoined } from '../app.ts';
import { paths } from '../../src/paths.ts';
import { pageWith } from '../site-map.ts';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** A share of a page's elements. A rule such as `html:has(:focus) *` makes it all of them, with every key. */
const SMALL = 1 / 3;

async function stepThrough(page: Page) {
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The first link that somebody comes to has the whole site's styles fetched, which join once. */
const siteStylesJoined = (page: Page) =>
  page.waitForFunction(() => {
    const { styles = '' } = document.documentElement.dataset;
    return [...document.styleSheets].some(({ href }) => href?.endsWith(styles));
  });

/** Those with the most to focus, to open and to turn. */
for (const path of [paths.home, paths.lexikon, ...pageWith('/leistungen/')])
  test(`a step by keys through ${path} has only a part of it styled again`, async ({ page, browser }) => {
    await openApp(page, path);
    await webFontsJoined(page);
    await laidOut(page);
    await stepThrough(page);
    await siteStylesJoined(page);

    const all = await page.locator('*').count();
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await stepThrough(page);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const styled = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
    );
    expect(styled).not.toHaveLength(0);
    expect(Math.max(...styled)).toBeLessThan(all * SMALL);
  });
