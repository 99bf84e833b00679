/** The web fonts wait for the `load` event: they must not compete with what the first paint needs. */
export function injectFontsAfterLoad(stylesheet: string): void {
  const inject = () => injectFonts(stylesheet).catch((error: unknown) => console.warn('No web fonts', error));
  if (document.readyState === 'complete') inject();
  else window.addEventListener('load', inject, { once: true });
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
      display: value('font-display') as FontDisplay,
    });
  });
  await Promise.allSettled(faces.map((face) => face.load()));
  const target = CSS.supports('overflow-anchor', 'auto') ? null : document.querySelector(':target');
  const place = () => target?.getBoundingClientRect().top ?? -1;
  const before = place();
  for (const face of faces) document.fonts.add(face);
  // Other letters, other heights: in Safari, which anchors nothing, what the address names would slip away.
  if (before >= 0 && before < innerHeight) scrollBy({ top: place() - before, behavior: 'instant' });
}
