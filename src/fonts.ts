/** The web fonts wait for the `load` event: they must not compete with what the first paint needs. */
export async function injectFontsAfterLoad(stylesheet: string): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await injectFonts(stylesheet).catch((error: unknown) => console.warn('No web fonts', error));
}

/**
 * All at once, when the last one is there: linking the stylesheet would lay the whole page out again
 * for its rules, and then for every file that arrives.
 */
async function injectFonts(stylesheet: string) {
  const response = await fetch(stylesheet);
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(await response.text());
  const faces = [...parsed.cssRules].map((rule) => {
    const value = (descriptor: string) => (rule as CSSFontFaceRule).style.getPropertyValue(descriptor);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range') || 'U+0-10FFFF',
      display: value('font-display') as FontDisplay,
    });
  });
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}
