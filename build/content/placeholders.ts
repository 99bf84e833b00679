import type { Problem } from '../../src/content/problem.ts';
import type { Values } from './values.ts';

/**
 * Fills `{{company.name}}`, `{{preis.seo.off-page-seo}}` and the like. Written without spaces:
 * `{{ name }}` belongs to examples of template languages.
 */
export function fillPlaceholders(file: string, source: string, values: Values, problems: Problem[]): string {
  return source.replace(/\{\{([\w.-]+)\}\}/g, (whole, path: string, offset: number) => {
    const value = path
      .split('.')
      .reduce<unknown>((object, key) => (object as Record<string, unknown> | undefined)?.[key], values);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.join(', ');
    const home = path.startsWith('preis.') ? 'content/leistungen/' : 'content/site.ts';
    problems.push({
      file,
      line: source.slice(0, offset).split('\n').length,
      field: whole,
      message: `Diesen Wert gibt es in ${home} nicht.`,
    });
    return whole;
  });
}
