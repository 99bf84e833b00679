import type { Page } from '@playwright/test';

/** What becomes of a page whose letters its visitor has changed: each change says how to take it back. */

/** Texts, buttons and fields that can be seen. */
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** As WCAG 1.4.12 asks. Not by a `<style>`: the policy would refuse it, as it should. */
export const setWider = async (page: Page) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
};

/** As a browser does whose owner wants larger letters: `rem` grows, the screen stays. */
export async function doubleLetters(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return async () => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    await browser.detach();
  };
}

export const cutTexts = (page: Page) =>
  visible(page, '.hero--collapsed, h1, h2, h3, p, li, summary, label, a.button, button').evaluateAll(
    (elements) =>
      elements
        .filter((element) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
          if (webkitLineClamp !== 'none' || element.matches('.visually-hidden')) return false;
          const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          return (
            hides &&
            (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
  );

export const edgelessFields = (page: Page) =>
  visible(page, 'input[type=text], input[type=email], input[type=search], textarea').evaluateAll((fields) => {
    const hasEdge = (element: Element) => getComputedStyle(element).borderTopStyle !== 'none';
    // A field may stand in a frame that it shares with what belongs to it.
    return fields.filter((field) => !hasEdge(field) && !hasEdge(field.parentElement!)).map(({ id }) => id);
  });

/** Words of a sheet that is shown which are smaller than 12 px, or leave its frame. */
export const poorLettering = (page: Page) =>
  page.locator('.sheet__drawing svg:visible').evaluate((svg: SVGSVGElement) => {
    const frame = svg.getBoundingClientRect();
    const scale = frame.width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')];
    if (texts.length === 0) return ['no lettering at all'];
    return texts
      .filter((text) => {
        const { left, right, bottom } = text.getBoundingClientRect();
        const isInside = left >= frame.left && right <= frame.right && bottom <= frame.bottom;
        return !isInside || parseFloat(getComputedStyle(text).fontSize) * scale < 12;
      })
      .map((text) => text.textContent);
  });
