import type { Locator, Page } from '@playwright/test';
import { expect } from '../app.ts';

/** The form as its visitors find it. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const send = (page: Page) => page.getByRole('button', { name: 'Senden', exact: true });
export const signing = (page: Page) => page.getByRole('button', { name: /unterschreiben$/ });
export const alert = (page: Page) => page.getByRole('alert');

export async function fillIn(page: Page) {
  await field(page, 'Name').fill('Erika Beispiel');
  await field(page, 'E-Mail').fill('erika@beispiel.de');
}

/** Past whatever else can be filled in before it. */
export async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}
