import type { PhotoCut } from './photo.ts';

export type Heading = { id: string; text: string; level: 2 | 3 };

/** What the build made of a Markdown body. */
export type Article = {
  html: string;
  headings: Heading[];
  /** Internal and external targets with the line that names them, for the link check. */
  links: { href: string; line: number }[];
  /** Where the text names which of its sources. */
  references: { id: string; line: number }[];
  /** What it shows besides its drawing. */
  photos: PhotoCut[];
  words: number;
  /** What of the Markdown would not reach the page as its author meant it. */
  problems: { line: number; field: string; message: string }[];
};
