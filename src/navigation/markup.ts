/**
 * Finished HTML (article bodies, drawings) that the build made. It stands in the document once:
 * the data block leaves it out, and on start it is read back from the page.
 */
export type Markup = { markup: string; html: string };

const isMarkup = (value: unknown): value is Markup =>
  typeof value === 'object' && value !== null && 'markup' in value;

/** For `JSON.stringify`: keeps the name of the markup, drops its content. */
export const withoutMarkup = (_key: string, value: unknown) =>
  isMarkup(value) ? { markup: value.markup } : value;

export function restoreMarkup<Data>(data: Data, page: ParentNode): Data {
  if (isMarkup(data)) {
    const element = page.querySelector(`[data-markup="${data.markup}"]`);
    return { ...data, html: element?.innerHTML ?? '' };
  }
  if (Array.isArray(data)) return data.map((item) => restoreMarkup(item, page)) as Data;
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, restoreMarkup(value, page)]),
    ) as Data;
  }
  return data;
}
