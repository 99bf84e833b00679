import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';

const unlike = '/lexikon/qqqqqqqq/';

/** The browser itself reports the status 404 of the document. */
async function openUnknown(page: Page, path: string, problems: string[]) {
  await openApp(page, path);
  expect(problems.splice(0).every((problem) => problem.includes('404'))).toBe(true);
}

test('on a tall screen the footer is at its end', async ({ page, consoleProblems }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openUnknown(page, unlike, consoleProblems);
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(Math.round(footer.y + footer.height)).toBe(2400);
});
