/**
 * Finished HTML (article bodies, drawings) that the build made. It stands in the document once:
 * the data block leaves it out, and on start it is read back from the page.
 */
export type Markup = {
  /** Says that this is markup, and where it stands: in the element with this `data-markup`. */
  markup: string;
  html: string;
};

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

/**
 * Pages are sent with `require-trusted-types-for 'script'` (docs/decisions/0006): a browser then takes
 * HTML into the document only as an object that one of these two policies made, never as a string.
 */
type Policy = { createHTML(html: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): Policy;
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** For what the build made: article bodies, drawings, data blocks. */
const policy = trustedTypes?.createPolicy('build', { createHTML: (html) => html });

try {
  // React makes a script element out of this constant, and has no other string to put anywhere.
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' ? html : null),
  });
} catch {
  // An extension of the browser has made one before us.
}

/** React compares by identity, and would write the same HTML again for a new object. */
const known = new Map<string, string>();

export function trustedHtml(html: string): string {
  if (!policy) return html;
  const trusted = known.get(html) ?? policy.createHTML(html);
  known.set(html, trusted);
  return trusted;
}
