export type TextLink = { label: string; to: string };

export const mailLink = (address: string): TextLink => ({ label: address, to: `mailto:${address}` });

/** A number stays on its line. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** The zero in «+49 (0) 40 …» is dialled within the country only: behind its code it leads nowhere. */
export const dialled = (number: string) =>
  number.replace(/^((?:\+|00)[\d ]*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');

export const phoneLink = (number: string): TextLink => ({
  label: unbroken(number),
  to: `tel:${dialled(number)}`,
});
