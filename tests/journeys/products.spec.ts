import type { Page } from '@playwright/test';
import { expect, moving, openApp, test } from '../app.ts';
import { projectPages } from '../content-of-site.ts';
import { builtFile, manifest } from '../site-map.ts';

test.use(moving);

const builtAt = (path: string) => builtFile(manifest.files.find((file) => file.path === path)!.file);
/** Of the projects that show a conversation, and of those that show their drawing, one each, if there is one. */
const { talking, drawn } = Object.groupBy(
  projectPages.map(({ path }) => path),
  (path) => (builtAt(path).includes('class="conversation"') ? 'talking' : 'drawn'),
);
const one = (paths: string[] = []) => paths.slice(0, 1);

const messages = (page: Page) => page.locator('.conversation li');
const opacities = (page: Page) =>
  messages(page).evaluateAll((items) => items.map((item) => Number(getComputedStyle(item).opacity)));
const stillMoving = (page: Page) =>
  page.locator('.conversation').evaluate((figure) => figure.getAnimations({ subtree: true }).length);

for (const path of one(talking))
  test('the conversation plays once, by moving and fading only', async ({ page }) => {
    await page.goto(path);
    await expect(messages(page).last()).toHaveCSS('opacity', '0');
    const animated = await page.locator('.conversation').evaluate((figure) =>
      figure
        .getAnimations({ subtree: true })
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame)),
    );
    expect(new Set(animated)).toEqual(
      new Set(['offset', 'easing', 'composite', 'computedOffset', 'opacity', 'transform']),
    );
    await expect.poll(() => stillMoving(page)).toBe(0);
    expect(new Set(await opacities(page))).toEqual(new Set([1]));
  });

for (const path of one(talking))
  test('below the edge of the screen it waits to be seen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await openApp(page, path);
    // Far from the view it stands as it will stand.
    await expect(messages(page).last()).toHaveCSS('opacity', '1');
    const conversation = page.locator('.conversation');
    const belowView = () =>
      conversation.evaluate((figure) => figure.getBoundingClientRect().top - innerHeight);
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), (await belowView()) - 50);
    await expect(messages(page).last()).toHaveCSS('animation-play-state', 'paused');
    await expect(messages(page).last()).toHaveCSS('opacity', '0');
    await messages(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => stillMoving(page)).toBe(0);
    expect(new Set(await opacities(page))).toEqual(new Set([1]));
  });

for (const path of one(talking))
  test('without motion or without script it stands still, complete', async ({ browser }) => {
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      const page = await browser.newPage(options);
      await page.goto(path);
      expect((await opacities(page)).length).toBeGreaterThan(1);
      expect(new Set(await opacities(page))).toEqual(new Set([1]));
      await expect(page.locator('.conversation__source').first()).toBeVisible();
      await page.close();
    }
  });

for (const path of one(drawn))
  test('a project without a conversation shows its drawing in the head, and only there', async ({ page }) => {
    await openApp(page, path);
    await expect(page.locator('.projekt-header .drawing')).toBeInViewport();
    await expect(page.locator('main .drawing')).toHaveCount(1);
  });
