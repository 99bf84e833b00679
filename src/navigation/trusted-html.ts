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
