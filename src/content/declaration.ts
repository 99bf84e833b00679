import type { z } from 'zod';

/** One mistake in the content, told to the author in German. */
export type Problem = { file: string; line?: number; field?: string; message: string };

/** Where in its file a value stands: the way to it, key by key. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** A checked content file; its name without the ending is its slug. */
export type ContentFile<Data> = {
  slug: string;
  file: string;
  data: Data;
  lineOf: LineOf;
  /** Why it is not out yet, in German; such files are read for the development server only. */
  unpublished?: string;
};

export type Heading = { id: string; text: string; level: 2 | 3 };

/** What a page shows of a photo: its address below `/assets/`, its widths, and the part of it if not all. */
export type PhotoCut = { file: string; name: string; widths: readonly number[]; ratio?: number };

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

/** A content file with a Markdown body. */
export type ContentText<Data> = ContentFile<Data> & { article: Article };

/**
 * Says which files in `content/` a page is made of, and which schema they have to fulfil. The build
 * reads and checks them; `path` is below `content/`.
 */
export type Declaration<Resolved = unknown> = {
  path: string;
  kind: 'file' | 'folder' | 'texts' | 'picture' | 'day';
  schema?: z.ZodType;
  /** Names of files that the specification fixes, although they break the rules for new ones. */
  specified?: readonly string[];
  /** Where a file of this folder is to be read; such files may be held back. */
  address?: (slug: string) => string;
  /** Never there: it carries the type of what the build resolves the declaration to. */
  resolved?: Resolved;
};

export const yamlFile = <Schema extends z.ZodType>(
  path: `${string}.yaml`,
  schema: Schema,
): Declaration<ContentFile<z.infer<Schema>>> => ({ path, kind: 'file', schema });

export const yamlFolder = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  address: (slug: string) => string,
): Declaration<ContentFile<z.infer<Schema>>[]> => ({ path, kind: 'folder', schema, address });

export const markdownFolder = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  more: Pick<Declaration, 'specified' | 'address'> = {},
): Declaration<ContentText<z.infer<Schema>>[]> => ({ path, kind: 'texts', schema, ...more });

/** The owner's photo, by a name without ending. Resolves to its file; until there is one, a drawing stands in its place. */
export const portrait: Declaration<string | undefined> = { path: 'bilder/portrait', kind: 'picture' };

/** The day on which the site is built, as JJJJ-MM-TT: no file, but some pages depend on it. */
export const dayOfBuild: Declaration<string> = { path: '', kind: 'day' };

export type Resolved<Needs> = {
  [Name in keyof Needs]: Needs[Name] extends Declaration<infer Content> ? Content : never;
};
