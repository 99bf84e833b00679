import type { Site } from '../../src/site.ts';
import type { Problem } from './problems.ts';

/**
 * Fills `{{company.name}}` and the like with the values of `content/site.ts`. Written without spaces:
 * `{{ name }}` belongs to examples of template languages.
 */
export function fillPlaceholders(file: string, source: string, site: Site, problems: Problem[]): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (whole, path: string, offset: number) => {
    const value = path
      .split('.')
      .reduce<unknown>((object, key) => (object as Record<string, unknown> | undefined)?.[key], site);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.join(', ');
    problems.push({
      file,
      line: source.slice(0, offset).split('\n').length,
      field: whole,
      message: 'Diesen Wert gibt es in content/site.ts nicht.',
    });
    return whole;
  });
}
