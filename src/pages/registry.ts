import { type Page, type PageKind, SECTIONS } from './define/page.ts';

/** Every file of this folder is a kind of page; the build finds a page's styles by the file. */
const modules = import.meta.glob<PageKind>('./*.tsx', { eager: true, import: 'default' });

export const pageKinds = Object.entries(modules).map(([file, kind]) => ({
  ...kind,
  module: file.replace('./', 'src/pages/'),
}));

/** Sections in their order, each with its overview first. */
export function bySection<P extends Page>(pages: P[]): P[] {
  const depth = ({ path }: Page) => path.split('/').length;
  const section = (page: Page) => SECTIONS.indexOf(page.section);
  return pages.toSorted((a, b) => section(a) - section(b) || depth(a) - depth(b));
}
