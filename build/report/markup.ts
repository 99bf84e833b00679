/**
 * Reading finished pages. They are our own renderer's output: attributes are always double-quoted,
 * and a tag ends at the first `>`.
 */

export function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

export function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** What stands inside the first such element. */
export function contentOf(html: string, name: string): string {
  return new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1] ?? '';
}

/** What a visitor reads: no scripts, no styles, no labels of drawings. */
export function textOf(html: string): string {
  const visible = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<!--.*?-->/gs, '');
  return decode(visible.replace(/<[^>]*>/g, ' '))
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => CHARACTERS[name]!);
