import { suggestion } from '../../src/content/nearest.ts';
import type { Problem } from '../../src/content/problem.ts';
import { misfit, type Prices } from './prices.ts';
import { headEnd, protectedText } from './source-text.ts';

/** What `{{…}}` may name: every value of `content/site.ts`, the prices of the services, and what we measured. */
export type Values = Record<string, unknown> & { preis: Prices };

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
    const [home, service = '', offer = '', span] = keys;
    const price = home === 'preis' ? values.preis[service]?.[offer] : undefined;
    const value = price
      ? span === 'halbjahr'
        ? price.halfYear
        : price.text
      : keys.reduce<unknown>((object, key) => valueIn(object, key), values);
    const isSimple = typeof value === 'string' || typeof value === 'number';
    const complain = (message: string) =>
      problems.push({ file, line: source.slice(0, offset).split('\n').length, field: whole, message });
    if (whole.includes(' ')) {
      if (isSimple && keys.length > 1)
        complain(`So stünde es auf der Seite. Schreiben Sie es ohne Leerzeichen: {{${path}}}`);
      return whole;
    }
    const wrong =
      price &&
      misfit(`${service}.${offer}`, price, source.slice(0, offset), source.slice(offset + whole.length));
    if (wrong) {
      complain(wrong);
      return whole;
    }
    if (isSimple || Array.isArray(value)) {
      const text = Array.isArray(value) ? value.join(', ') : String(value);
      return offset <= end ? protectedText(text) : text;
    }
    // Its file has a mistake of its own, which is told where it stands.
    if (home === 'preis' && (values.preis[service] === null || price === null)) return whole;
    complain(
      `Diesen Wert gibt es in ${HOMES[home!] ?? 'content/site.ts'} nicht.${suggestion(path, namesIn(values)) || ' Ändern oder löschen Sie ihn.'}`,
    );
    return whole;
  });
}

const valueIn = (object: unknown, key: string) =>
  (object as Record<string, unknown> | null | undefined)?.[key];

/** Everything that may stand between the braces. */
function namesIn(values: unknown, above = ''): string[] {
  if (typeof values !== 'object' || values === null || Array.isArray(values) || 'interval' in values)
    return [above];
  return Object.entries(values).flatMap(([key, value]) => namesIn(value, above ? `${above}.${key}` : key));
}
