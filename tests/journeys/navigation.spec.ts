import type { Page } from '@playwright/test';
import { dataPath } from '../../contract/data-path.ts';
import { appReady, expect, hold, openApp, scrollTop, test } from '../app.ts';
import { exampleEntry, examplePost } from '../site-map.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
/** What the application asks for in place of a page, whatever the build. */
const dataOf = (path: string) => `**${dataPath('*', path)}`;

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** What follows from an answer has happened before a few frames are painted. */
const someFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 10; count++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** What the head of the page says now, and what the server would have said. */
const heads = (page: Page) =>
  page.evaluate(async () => {
    const headOf = (page: Document) =>
      [...page.querySelectorAll('title, meta, link[rel=canonical], script[type="application/ld+json"]')]
        .map(({ outerHTML }) => outerHTML)
        .toSorted();
    // Parses without a script of the page giving HTML to anything, which the policy forbids.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', location.href);
    request.send();
    await new Promise((resolve) => request.addEventListener('loadend', resolve));
    return { now: headOf(document), served: headOf(request.responseXML!) };
  });

test('a link opens its page in the app, at the top, with focus and announcement', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await mark(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.mouse.wheel(0, 600);
  await inFooter(page, 'Impressum').click();
  await expect(page).toHaveURL('/impressum/');
  await expect(h1(page)).toHaveText('Impressum');
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').last()).toHaveText(await page.title());

  // Followed once more it leads to the top, and adds nothing to go back to.
  await inFooter(page, 'Impressum').press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/lexikon\/#/);
});

test('title, head and structured data follow the page', async ({ page, consoleProblems }) => {
  await openApp(page, exampleEntry);
  await mark(page);
  for (const [path, go] of [
    ['/blog/', () => inHeader(page, 'Blog').click()],
    [examplePost, () => page.locator(`main a[href="${examplePost}"]`).last().click()],
    ['/kontakt/', () => inHeader(page, 'Kontakt').click()],
    [examplePost, () => page.goBack()],
  ] as const) {
    await go();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const { now, served } = await heads(page);
    expect(now, path).toEqual(served);
    expect(now.length).toBeGreaterThan(15);
  }
  expect(await isMarked(page)).toBe(true);
  // Of the document that is parsed only to compare.
  expect(consoleProblems.splice(0).filter((text) => !/inline style|policy style/.test(text))).toEqual([]);
});

test('back and forward show the right pages, at the top', async ({ page }) => {
  await openApp(page, '/lexikon/');
  const entry = page.locator(`main a[href="${exampleEntry}"]`).first();
  const term = (await entry.textContent())!;
  await entry.click();
  await expect(h1(page)).toHaveText(term);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.goBack();
  await expect(page).toHaveURL('/lexikon/');
  await expect(entry).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goForward();
  await expect(h1(page)).toHaveText(term);
  // A page that this visit has not loaded is fetched.
  await page.reload();
  await appReady(page);
  await page.goBack();
  await expect(entry).toBeVisible();
});

test('a reload and the way back from elsewhere find the reader where they were', async ({ page }) => {
  // The law makes it long, whoever the owner is.
  await openApp(page, '/dsgvo/');
  const heading = page.locator('main h2').nth(5);
  // What is off the screen is laid out when the fonts are there: a place among guesses is none to come back to.
  await expect(page.locator('.prose > *').last()).toHaveCSS('content-visibility', 'visible');
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = async () => Math.round((await heading.boundingBox())!.y);
  const before = await top();
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  const isWhereItWas = async () => {
    await appReady(page);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
  };
  await page.reload();
  await isWhereItWas();
  // Left by the application: a file is no page of it.
  await page.goto('/robots.txt');
  await page.goBack();
  await expect(page).toHaveURL('/dsgvo/');
  await isWhereItWas();
});

test('a click that was superseded leads nowhere any more, and whoever goes back stays there', async ({
  page,
}) => {
  await openApp(page, '/impressum/');
  for (const [name, target, elsewhere, path] of [
    ['Blog', '/blog/', () => inFooter(page, 'Datenschutz').click(), '/dsgvo/'],
    ['Lexikon', '/lexikon/', () => page.goBack(), '/impressum/'],
  ] as const) {
    const release = await hold(page, dataOf(target));
    const answered = page.waitForEvent(
      'requestfinished',
      (request) => request.url().includes(`/daten/`) && request.url().includes(target.slice(1, -1)),
    );
    await inHeader(page, name).click();
    await elsewhere();
    await expect(page).toHaveURL(path);
    release();
    await answered;
    await someFrames(page);
    await expect(page).toHaveURL(path);
  }
});

test('going back leaves nothing of the page before: no enlarged drawing, no open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/impressum/');
  await inFooter(page, 'Datenschutz').click();
  await expect(page).toHaveURL('/dsgvo/');
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.locator('nav:popover-open');
  await expect(menu).toHaveCount(1);
  await page.goBack();
  await expect(menu).toHaveCount(0);

  await openApp(page, '/lexikon/');
  await page.locator(`a[href="${exampleEntry}"]`).first().click();
  await page.locator('[data-enlarge]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
