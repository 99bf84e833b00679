import { readFileSync } from 'node:fs';
import { AtRule, parse } from 'postcss';
import { builtFile, manifest } from '../site-map.ts';
import type { Visitor } from './visitor.ts';

/** What docs/browser-support.md names in `code`: some engine does not know it yet, and the page says what it shows. */
const explained = new Set(
  [...readFileSync('docs/browser-support.md', 'utf8').matchAll(/`[@:]*([\w-]+)`/g)].map(([, name]) => name!),
);

/** What every browser is sent, whatever page it shows. */
const sheets = manifest.files
  .filter(({ path }) => /\/(site|rare)\..*\.css$/.test(path))
  .map(({ file }) => parse(builtFile(file)));

function sentDeclarations(): [property: string, value: string][] {
  const found = new Map<string, [string, string]>();
  for (const sheet of sheets)
    sheet.walkDecls(({ parent, prop, value }) => {
      const describes = parent instanceof AtRule && ['font-face', 'page'].includes(parent.name);
      if (!describes && !prop.startsWith('-')) found.set(`${prop}: ${value}`, [prop, value]);
    });
  return [...found.values()];
}

/** One by one: a browser leaves out a whole list for one that it does not know. */
function sentSelectors(): string[] {
  const found = new Set<string>();
  for (const sheet of sheets)
    sheet.walkRules(({ parent, selectors }) => {
      if (parent instanceof AtRule && parent.name === 'keyframes') return;
      // Inside of another rule it may begin with what stands between the two.
      for (const each of selectors) found.add(each.replaceAll('&', 'a').replace(/^(?=[+>~])/, 'a '));
    });
  return [...found].filter((selector) => !selector.includes('::-'));
}

/**
 * What the engine does not understand and docs/browser-support.md does not explain. A value with a token in it is never
 * refused but counts as not set: it has to be tried with what the token says.
 */
export async function unexplainedStyles(visitor: Visitor): Promise<string[]> {
  const refused = await visitor.evaluate((wanted) => {
    const tokens = getComputedStyle(document.documentElement);
    const told = (value: string): string => {
      const next = value.replace(
        /var\((--[\w-]+)\)/,
        (use, name) => tokens.getPropertyValue(name).trim() || use,
      );
      return next === value ? value : told(next);
    };
    return wanted
      .map(([property, value]) => [property, told(value)] as const)
      .filter(([property, value]) => !CSS.supports(property, value))
      .map((pair) => pair.join(': '));
  }, sentDeclarations());
  const unknown = await visitor.evaluate(
    (wanted) => wanted.filter((selector) => !CSS.supports(`selector(${selector})`)),
    sentSelectors(),
  );
  const isExplained = (selector: string) => explained.has(/::([\w-]+)/.exec(selector)?.[1] ?? '');
  return [
    ...refused.filter((text) => !explained.has(text.split(':')[0]!)),
    ...unknown.filter((selector) => !isExplained(selector)),
  ];
}
