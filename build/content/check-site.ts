import { parseAst } from 'rolldown/parseAst';
import type { Problem } from '../../src/content/problem.ts';
import { siteSchema } from '../../src/content/site.ts';
import { problemsOf } from './schema-problems.ts';

export const SITE_FILE = 'content/site.ts';

/** The owner's typed file under the same kind of schema as all other content; types alone let «TODO» pass. */
export function checkSite(site: unknown, source: string): Problem[] {
  const { error } = siteSchema.safeParse(site);
  if (!error) return [];
  const tree = parseAst(source, { lang: 'ts' });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return problemsOf(SITE_FILE, error, (path) => {
    let place: unknown = tree;
    let line = 1;
    for (const key of path) {
      const property = propertyIn(place, String(key));
      if (!property) break;
      place = property.value;
      line = lineAt(property.start);
    }
    return line;
  });
}

type Property = { start: number; value: unknown };

/** The nearest object's property of this name: that of the file's one object, or of a group in it. */
function propertyIn(node: unknown, name: string): Property | undefined {
  if (node === null || typeof node !== 'object') return undefined;
  const { type, properties } = node as {
    type?: string;
    properties?: (Property & { key?: { name?: string } })[];
  };
  if (type === 'ObjectExpression') return properties?.find(({ key }) => key?.name === name);
  if (type === 'ArrayExpression') return undefined;
  for (const child of Object.values(node)) {
    const found = propertyIn(child, name);
    if (found) return found;
  }
  return undefined;
}
