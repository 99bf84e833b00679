import type { Page } from '@playwright/test';

/** The form as its visitors find it. */
export const LABELS = ['Name', 'E-Mail', 'Betreff', 'Nachricht'];
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const choice = (page: Page, name: string) => page.getByRole('radio', { name });
export const personal = (page: Page) => page.getByText('persönlich', { exact: true });
export const send = (page: Page) => page.getByRole('button', { name: 'Senden', exact: true });
export const alert = (page: Page) => page.getByRole('alert');
export const errors = (page: Page) => page.locator('.kontakt-form__error:not(:empty)');
/** What is told of the fields that are open. */
export const summary = (page: Page) => page.locator('.kontakt-form__open');

export async function fillIn(page: Page) {
  await field(page, 'Name').fill('Erika Beispiel');
  await field(page, 'E-Mail').fill('erika@beispiel.de');
}

export const MESSAGE = { subject: 'Relaunch & mehr', text: 'Guten Tag,\n\nich habe eine Frage.' };

/** Nothing of what stands there at first is left. */
export async function fillInAll(page: Page) {
  await fillIn(page);
  await field(page, 'Betreff').fill(MESSAGE.subject);
  await field(page, 'Nachricht').fill(MESSAGE.text);
}

/** What waits in the browser to be sent. */
export const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('kontakt.ausgang') ?? '[]') as Record<string, unknown>[],
  );
