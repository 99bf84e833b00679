import { parse, type Rule } from 'postcss';

/**
 * Leaves out the rules that ask for a class which never occurs. What stands in parentheses
 * (`:not(…)`, `:is(…)`, `:has(…)`) is not judged: such a rule stays.
 */
export function withoutUnused(css: string, occurs: (className: string) => boolean): string {
  const root = parse(css);
  root.walkRules((rule: Rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(occurs));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

const CLASS = /\.([a-z][\w-]*)/gi;

function classesOf(selector: string): string[] {
  const bare = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...bare.matchAll(CLASS)].map(([, name]) => name!);
}

export const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));

/**
 * Every word in the strings of a module that could become the name of a class. A word behind a dot (`.copy`) is a
 * selector, which finds elements but adds no class.
 */
export const wordsInStrings = (code: string): string[] =>
  [...withoutComments(code).matchAll(/(['"`])(.*?)\1/gs)].flatMap(
    ([, , text]) => text!.match(/(?<![.\w-])[a-z][\w-]*/gi) ?? [],
  );

/** An apostrophe in a comment is no quote. */
const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');
