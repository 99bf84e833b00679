/** Where Unicode has given no meaning to anything, and nobody writes. */
const PRIVATE_PLANE = 0xf0000;

/**
 * A value that is put into YAML, so that nothing in it means anything there: the owner may be called O'Neill, the
 * company «Neun: Werkstatt» or «2024».
 */
export const opaque = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(PRIVATE_PLANE + sign.charCodeAt(0)));

/** What was put there, once it has been read. */
export const legible = (text: string) =>
  text.replaceAll(/[\u{f0021}-\u{f007e}]/gu, (sign) =>
    String.fromCodePoint(sign.codePointAt(0)! - PRIVATE_PLANE),
  );
