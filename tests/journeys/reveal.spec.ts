import type { Page } from '@playwright/test';
import { REVEAL } from '../acceptance/specification.ts';
import { expect, layOut, moving, openApp, openBehindHero, test } from '../app.ts';
import { projectPages, servicePages } from '../content-of-site.ts';

test.use(moving);

const service = servicePages[0]!.path;
/** One, if there is one: no hero stands before what is revealed. */
const projects = projectPages.map(({ path }) => path).slice(0, 1);
const hidden = (page: Page) => page.locator('[data-aos]:not(.aos-animate)');

/** Scrolls at once, and waits until every observer has had its say. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

for (const project of projects)
  test('an element is revealed once it is far enough inside the view, for good', async ({ page }) => {
    await openApp(page, project);
    const example = page.locator('[data-aos]').nth(2);
    const style = () =>
      example.evaluate((node) => {
        const { opacity, transform, transitionDuration } = getComputedStyle(node);
        const moved = !new DOMMatrix(transform).isIdentity;
        return { opacity, moved, seconds: [...new Set(transitionDuration.split(', '))] };
      });
    /** Brings the element's own place, without the shift of the reveal, this far above the view's lower edge. */
    const raise = async (inside: number) => {
      const top = await example.evaluate((node) => {
        const { m42: shift } = new DOMMatrix(getComputedStyle(node).transform);
        return node.getBoundingClientRect().top - shift + scrollY - innerHeight;
      });
      await scrollTo(page, top + inside);
    };
    // Whoever takes a picture of the whole page finds it there.
    await expect(example).not.toBeInViewport();
    expect(await style()).toMatchObject({ moved: false, opacity: '1' });
    await raise(REVEAL.offset - 10);
    await expect(example).not.toHaveClass(/aos-animate/);
    expect((await style()).moved).toBe(true);
    await raise(REVEAL.offset + 10);
    await expect(example).toHaveClass(/aos-animate/);
    await expect.poll(style).toEqual({ opacity: '1', moved: false, seconds: [`${REVEAL.seconds}s`] });
    await scrollTo(page, 0);
    await expect(example).not.toBeInViewport();
    await expect(example).toHaveClass(/aos-animate/);
  });

test('nothing that is in view is hidden, and at the end everything is revealed', async ({ page }) => {
  for (const [path, width, height] of [
    ['/', 390, 664],
    [service, 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openBehindHero(page, path);
    const unseen = await hidden(page).evaluateAll((all) =>
      all
        .filter((node) => node.getBoundingClientRect().top < innerHeight)
        .map((node) => node.outerHTML.slice(0, 80)),
    );
    expect(unseen, path).toEqual([]);
    expect(await hidden(page).count(), path).toBeGreaterThan(0);
    await layOut(page);
    await scrollTo(page, 1e6);
    await expect(hidden(page), path).toHaveCount(0);
  }
});

test('with less motion, or without JavaScript, everything is visible at once', async ({
  page,
  scriptless,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const shown of [page, scriptless]) {
    await shown.goto(service);
    const opacities = await shown
      .locator('[data-aos]')
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).opacity))]);
    expect(opacities).toEqual(['1']);
  }
});
