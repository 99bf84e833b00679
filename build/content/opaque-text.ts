/** Unicode's private use plane 15: its characters have no meaning, and no author types them. */
const PRIVATE_PLANE = 0xf0000;

/**
 * Moves the ASCII signs of a value to the private plane before it is put into YAML, where a quote, a colon or a number
 * would have a meaning: the owner may be called O'Neill, the company «Neun: Werkstatt» or «2024».
 */
export const opaque = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(PRIVATE_PLANE + sign.charCodeAt(0)));

/** Undoes `opaque` once the YAML has been parsed. */
export const legible = (text: string) =>
  text.replaceAll(/[\u{f0021}-\u{f007e}]/gu, (sign) =>
    String.fromCodePoint(sign.codePointAt(0)! - PRIVATE_PLANE),
  );
