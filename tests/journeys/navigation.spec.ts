import type { Page } from '@playwright/test';
import { dataPath } from '../../contract/data-path.ts';
import { expect, hold, openApp, scrollTop, test } from '../app.ts';
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

test('the skip link leads to the text, a page says its title, and followed once more it leads to its top', async ({
  page,
}) => {
  await openApp(page, '/lexikon/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await inFooter(page, 'Impressum').click();
  await expect(h1(page)).toHaveText('Impressum');
  await expect(h1(page)).toBeFocused();
  // It adds nothing to go back to.
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
  await page.locator(`a[href="${exampleEntry}"]:visible`).first().click();
  await page.locator('[data-enlarge]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
