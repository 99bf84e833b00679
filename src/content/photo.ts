/** A photo that lies in `content/`, as the build found it: upright, in pixels. */
export type Photo = {
  file: string;
  /** Its address below `/assets/`, without width and ending. Another picture has another one. */
  name: string;
  width: number;
  height: number;
};

/** What a page shows of a photo: its widths, and the part of it if not all. */
export type PhotoCut = { file: string; name: string; widths: readonly number[]; ratio?: number };

/** A phone, a phone with a fine screen or a laptop, a desktop with a fine screen. */
const IN_TEXT = [480, 960, 1440];

/** All of it, never larger than it is. */
export function wholePhoto({ file, name, width }: Photo): PhotoCut {
  return { file, name, widths: [...new Set(IN_TEXT.map((most) => Math.min(most, width)))] };
}
