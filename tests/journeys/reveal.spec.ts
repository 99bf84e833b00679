import type { Locator, Page } from '@playwright/test';
import { REVEAL } from '../acceptance/specification.ts';
import { expect, moving, openApp, test } from '../app.ts';
import { projectPages, servicePages } from '../content-of-site.ts';

test.use(moving);

const service = servicePages[0]!.path;
const project = projectPages[0]!.path;
const revealed = /(^|\s)aos-animate(\s|$)/;

const hidden = (page: Page) => page.locator('[data-aos]:not(.aos-animate)');

/** Scrolls at once, and waits until every observer has had its say. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

/** Brings the element's own place, without the shift of the reveal, this far above the viewport's lower edge. */
async function raise(page: Page, element: Locator, inside: number) {
  const top = await element.evaluate((node) => {
    const { m42: shift } = new DOMMatrix(getComputedStyle(node).transform);
    return node.getBoundingClientRect().top - shift + scrollY - innerHeight;
  });
  await scrollTo(page, top + inside);
}

test('an element is revealed once it is far enough inside the viewport, for good', async ({ page }) => {
  await openApp(page, project);
  const element = page.locator('[data-aos]').nth(2);
  const changes = await element.evaluateHandle((node) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(node.className)).observe(node, { attributeFilter: ['class'] });
    return seen;
  });
  await expect(element).not.toBeInViewport();
  await expect(element).not.toHaveClass(revealed);
  await expect(element).not.toHaveCSS('opacity', '1');

  await raise(page, element, REVEAL.offset - 10);
  await expect(element).not.toHaveClass(revealed);

  await raise(page, element, REVEAL.offset + 10);
  await expect(element).toHaveClass(revealed);
  await expect(element).toHaveCSS('transition-duration', `${REVEAL.seconds}s, ${REVEAL.seconds}s`);
  await expect(element).toHaveCSS('opacity', '1');
  await expect(element).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);

  await scrollTo(page, 0);
  await expect(element).not.toBeInViewport();
  await raise(page, element, REVEAL.offset + 100);
  await expect(element).toHaveClass(revealed);
  expect(await changes.evaluate((seen) => seen.length)).toBe(1);
});

test('what is in view at the start is shown at once', async ({ page }) => {
  // The head of a project is tall, and nothing of it waits to be revealed.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openApp(page, project);
  const first = page.locator('[data-aos]').first();
  await expect(first).toBeInViewport();
  await expect(first).toHaveClass(revealed);
});

for (const path of ['/', service, project]) {
  test(`${path} has revealed everything when its end is reached`, async ({ page }) => {
    await openApp(page, path);
    if ((await page.locator('.hero').count()) > 0) {
      await page.keyboard.press('PageDown');
      await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
    }
    await expect(hidden(page).last()).toBeAttached();
    await scrollTo(page, 1e6);
    await expect(hidden(page)).toHaveCount(0);
  });
}

for (const [width, height] of [
  [390, 664],
  [1024, 768],
  [1366, 768],
] as const) {
  test(`nothing in view is invisible when a collapsed hero lets go of the scroll at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', service]) {
      await openApp(page, path);
      await page.keyboard.press('PageDown');
      await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
      const unseen = await hidden(page).evaluateAll((all) =>
        all
          .filter((node) => node.getBoundingClientRect().top < innerHeight)
          .map((node) => node.outerHTML.slice(0, 80)),
      );
      expect(unseen, path).toEqual([]);
      await expect(page.locator('[data-aos]').first()).toBeInViewport();
    }
  });
}

test('it works after an in-app navigation', async ({ page }) => {
  await openApp(page, project);
  const link = page.locator('.related a').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target!);
  // The arrival is over: it takes the page to its top.
  await expect(page.locator('main')).toBeFocused();
  await expect(hidden(page).last()).toBeAttached();
  await scrollTo(page, 1e6);
  await expect(hidden(page)).toHaveCount(0);
});

const opacities = (page: Page) =>
  page
    .locator('[data-aos]')
    .evaluateAll((all) => [...new Set(all.map((node) => getComputedStyle(node).opacity))]);

test('with reduced motion everything is visible at once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: baseURL! });
  await openApp(page, service);
  expect(await opacities(page)).toEqual(['1']);
  await page.close();
});

test('without JavaScript everything is visible', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto(service);
  for (const element of await page.locator('[data-aos]').all())
    await expect(element).toHaveCSS('opacity', '1');
  await page.close();
});
