import type { Page } from '@playwright/test';

/** WCAG 1.4.11, for the ring beside whatever is behind it. */
const ENOUGH = 3;

/** What can have the focus, with the contrast of its ring, where that is too little. */
export const paleRings = (page: Page) =>
  page.evaluate((enough) => {
    const ruler = document.body.appendChild(document.createElement('i'));
    const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const channels = (color: string) => {
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = color;
      painter.fillRect(0, 0, 1, 1);
      return [...painter.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      if (!element) return 'white';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 255 ? backgroundColor : behind(element.parentElement);
    };
    const ringOf = (element: Element) => {
      ruler.style.color = getComputedStyle(element).getPropertyValue('--focus');
      ruler.style.colorScheme = getComputedStyle(element).colorScheme;
      return getComputedStyle(ruler).color;
    };
    const pale = [
      ...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]'),
    ].flatMap((element) => {
      const [darker = 0, brighter = 0] = [
        ringOf(element),
        behind((element.closest('label') ?? element).parentElement),
      ]
        .map(luminance)
        .toSorted((a, b) => a - b);
      const contrast = (brighter + 0.05) / (darker + 0.05);
      return contrast < enough ? [`${contrast.toFixed(2)} ${element.outerHTML.slice(0, 120)}`] : [];
    });
    ruler.remove();
    return pale;
  }, ENOUGH);
