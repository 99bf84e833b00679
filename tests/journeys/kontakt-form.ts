import type { Page } from '@playwright/test';

/** The form as its visitors find it. */
export const LABELS = ['Name', 'E-Mail', 'Betreff', 'Nachricht'];
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const send = (page: Page) => page.getByRole('button', { name: 'Senden', exact: true });
export const alert = (page: Page) => page.getByRole('alert');

export async function fillIn(page: Page) {
  await field(page, 'Name').fill('Erika Beispiel');
  await field(page, 'E-Mail').fill('erika@beispiel.de');
}
