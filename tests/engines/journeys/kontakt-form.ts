import { css, field, type Spot, type Visitor } from '../visitor.ts';

/** The form as its visitors find it. */
export const LABELS = ['Name', 'E-Mail', 'Betreff', 'Nachricht'];
export const send: Spot = { css: 'form button', name: 'Senden' };
export const alert = css('[role=alert]');
export const errors = css('.kontakt-form__error:not(:empty)');
export const personal: Spot = { css: 'label', name: 'persönlich' };
export const signing = css('.kontakt-form__offers button');

export const MESSAGE = {
  email: 'erika@beispiel.de',
  subject: 'Relaunch & mehr',
  text: 'Guten Tag,\n\nich habe eine Frage.',
};

export async function fillsIn(visitor: Visitor) {
  await visitor.fills(field('Name'), 'Erika Beispiel');
  await visitor.fills(field('E-Mail'), MESSAGE.email);
}

export const stored = (visitor: Visitor) =>
  visitor.evaluate(
    () => JSON.parse(localStorage.getItem('kontakt.ausgang') ?? '[]') as Record<string, unknown>[],
  );
