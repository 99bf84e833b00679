export type TextLink = { label: string; to: string };

export const mailLink = (address: string): TextLink => ({ label: address, to: `mailto:${address}` });

/** A number stays on its line. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

export const phoneLink = (number: string): TextLink => ({
  label: unbroken(number),
  to: `tel:${number.replaceAll(/[^+\d]/g, '')}`,
});
