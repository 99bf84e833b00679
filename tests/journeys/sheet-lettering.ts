import { expect, type Page } from '@playwright/test';

/** A drawing is text: readable at these widths, in whatever font the visitor has. */
type Width = { width: number; smallest: number };

/**
 * Where the narrow drawing is smallest, and where the wide one is: what is readable there is readable at the other
 * widths, too, because pages of a kind give their sheet the same room.
 */
export const TIGHTEST: Width[] = [
  { width: 360, smallest: 12 },
  { width: 800, smallest: 12 },
];

/** Beside the table of contents the sheet is narrower than on a tablet. */
export const WIDTHS: Width[] = [
  ...TIGHTEST,
  { width: 768, smallest: 12 },
  { width: 1024, smallest: 12 },
  { width: 1280, smallest: 13 },
];

type Word = { text: string; size: number; left: number; right: number; top: number; bottom: number };

/** Every line of lettering of the sheet that is shown, as the browser has set it, in CSS pixels. */
const lettering = (page: Page) =>
  page.locator('.sheet__drawing svg:visible').evaluate((svg: SVGSVGElement) => {
    const frame = svg.getBoundingClientRect();
    const scale = frame.width / svg.viewBox.baseVal.width;
    const lines = [...svg.querySelectorAll('text')].flatMap((text) => {
      const own = [...text.childNodes].filter(
        (node) => node.nodeName === '#text' || !(node as Element).getAttribute('x'),
      );
      const range = document.createRange();
      range.setStartBefore(own[0]!);
      range.setEndAfter(own.findLast((node) => node.textContent!.trim() !== '') ?? own[0]!);
      return [range, ...text.querySelectorAll('tspan[x]')].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        return { text: part.toString(), size, left, right, top, bottom };
      });
    });
    return { frame: { left: frame.left, right: frame.right, top: frame.top, bottom: frame.bottom }, lines };
  });

/** What the letters themselves cover: a line's box is taller. */
const core = ({ left, right, top, bottom, size }: Word) => {
  const middle = (top + bottom) / 2;
  return { left: left + 1, right: right - 1, top: middle - size * 0.3, bottom: middle + size * 0.3 };
};

const overlap = (a: Word, b: Word) => {
  const [one, other] = [core(a), core(b)];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
};

/** The sheet that is shown is readable, inside its frame, and no word lies on another. */
export async function expectReadableSheet(page: Page, path: string, { width, smallest }: Width) {
  const at = `${path} at ${width} px`;
  const { frame, lines } = await lettering(page);
  expect(lines.length, at).toBeGreaterThan(5);
  const tooSmall = lines.filter(({ size }) => size < smallest);
  expect(tooSmall, at).toEqual([]);
  const outside = lines.filter(
    (line) => line.left < frame.left || line.right > frame.right || line.bottom > frame.bottom,
  );
  expect(outside, at).toEqual([]);
  const clashes = lines.filter((a, index) => lines.slice(index + 1).some((b) => overlap(a, b)));
  expect(clashes, at).toEqual([]);
}
