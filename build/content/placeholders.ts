import { suggestion } from '../../src/content/nearest.ts';
import type { Problem } from '../../src/content/problem.ts';
import { headEnd } from './source-text.ts';

/** What `{{…}}` may name: every value of `content/site.ts`, the prices of the services, and what we measured. */
export type Values = Record<string, unknown> & { preis: Prices };

/** By service and offer, each as it stands in a sentence: «499 €»; `null` for a file that is no YAML. */
export type Prices = Record<string, Record<string, string> | null>;

/** Where values stand that the owner's typed file does not have. */
const HOMES: Record<string, string> = {
  preis: 'content/leistungen/',
  messung: 'content/messung-frameworks.yaml',
};

/**
 * Fills `{{company.name}}`, `{{preis.seo.off-page-seo}}` and the like. Written without spaces:
 * `{{ name }}` belongs to examples of template languages, unless it is the name of one of these values.
 */
export function fillPlaceholders(file: string, source: string, values: Values, problems: Problem[]): string {
  const end = headEnd(file, source);
  return source.replace(/\{\{ *([\w.-]+) *\}\}/g, (whole, path: string, offset: number) => {
    const keys = path.split('.');
    const value = keys.reduce<unknown>((object, key) => valueIn(object, key), values);
    const isSimple = typeof value === 'string' || typeof value === 'number';
    const complain = (message: string) =>
      problems.push({ file, line: source.slice(0, offset).split('\n').length, field: whole, message });
    if (whole.includes(' ')) {
      if (isSimple && keys.length > 1)
        complain(`So stünde es auf der Seite. Schreiben Sie es ohne Leerzeichen: {{${path}}}`);
      return whole;
    }
    if (isSimple || Array.isArray(value)) {
      const text = Array.isArray(value) ? value.join(', ') : String(value);
      return offset <= end ? protectedText(text) : text;
    }
    // Its file has a mistake of its own, which is told where it stands.
    if (keys[0] === 'preis' && values.preis[keys[1]!] === null) return whole;
    const home = HOMES[keys[0]!] ?? 'content/site.ts';
    complain(
      `Diesen Wert gibt es in ${home} nicht.${suggestion(path, namesIn(values)) || ' Ändern oder löschen Sie ihn.'}`,
    );
    return whole;
  });
}

const valueIn = (object: unknown, key: string) =>
  (object as Record<string, unknown> | null | undefined)?.[key];

/** Everything that may stand between the braces. */
function namesIn(values: unknown, above = ''): string[] {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [above];
  return Object.entries(values).flatMap(([key, value]) => namesIn(value, above ? `${above}.${key}` : key));
}

/** Unicode's private use plane 15: its characters have no meaning, and no author types them. */
const PRIVATE_PLANE = 0xf0000;

/**
 * Moves the ASCII signs of a value to the private plane before it is put into YAML, where a quote, a colon or a number
 * would have a meaning: the owner may be called O'Neill, the company «Neun: Werkstatt» or «2024».
 */
const protectedText = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(PRIVATE_PLANE + sign.charCodeAt(0)));

/** Undoes that once the YAML has been parsed. */
export const unprotected = (text: string) =>
  text.replaceAll(/[\u{f0021}-\u{f007e}]/gu, (sign) =>
    String.fromCodePoint(sign.codePointAt(0)! - PRIVATE_PLANE),
  );
