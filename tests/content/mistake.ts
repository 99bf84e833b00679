/** A mistake that happens while writing, and exactly what is said of it. */
export type Mistake = {
  /** In German: the guide shows it beside the message. */
  what: string;
  file: string;
  /** `mistake` stands in place of this piece of the file. Without a piece the file is only copied or moved. */
  piece?: string | RegExp;
  mistake?: string;
  /** The name under which the file is there, too, or instead. */
  copiedTo?: string;
  movedTo?: string;
  /** File, line, field and sentence; the line of `site.ts` depends on its owner. */
  told: string;
};
export const POST = 'content/blog/probe.md';
export const ENTRY = 'content/lexikon/probe.md';
export const SERVICE = 'content/leistungen/probe.yaml';
export const SITE = 'content/site.ts';
