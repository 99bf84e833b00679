export type TextLink = { label: string; to: string };

export const mailLink = (address: string): TextLink => ({ label: address, to: `mailto:${address}` });

/** A number stays on its line. */
export const phoneLink = (number: string): TextLink => ({
  label: number.replaceAll(' ', '\u00a0'),
  to: `tel:${number.replaceAll(/[^+\d]/g, '')}`,
});
