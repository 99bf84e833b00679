import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { type ChildNode, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { builtFile, documents, entries, loaded, manifest } from '../site-map.ts';
import { markupOf } from './built-pages.ts';

const validator = new HtmlValidate({
  // The second adds what only a whole document shows: order of headings, labels, references.
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spelling of void elements, attributes and booleans is valid HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The styles are inlined on purpose; `style=` attributes are what the policy forbids.
    'require-sri': 'off',
  },
});

/** Of every script and stylesheet that stands in the document. */
const hashesIn = (file: string) =>
  [...builtFile(file).matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes]) => !/type="application\/(ld\+)?json"/.test(attributes!))
    .map(([, , , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);

const siteStyles = manifest.files.find(({ path }) => /^\/assets\/site\.\w+\.css$/.test(path))!;
const outermost = (nodes: ChildNode[] = []): Rule[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return [node];
    return node.type === 'atrule' ? outermost(node.nodes) : [];
  });
/** The classes with a rule that asks for nothing else. */
const styledIn = (css: string) =>
  new Set(
    outermost(parse(css).nodes)
      .flatMap(({ selectors }) => selectors)
      .flatMap((selector) => /^\.([a-z][\w-]*)$/i.exec(selector)?.[1] ?? []),
  );
const styled = styledIn(builtFile(siteStyles.file));

/** What stands in the document, and what a link in its body adds below the hero. */
function stylesOf(html: string): string {
  const [, linked] = /<body>.*?<link rel="stylesheet" href="([^"]+)"/s.exec(html) ?? [];
  const below = manifest.files.find(({ path }) => path === linked);
  return /<style>(.*?)<\/style>/s.exec(html)![1]! + (below ? builtFile(below.file) : '');
}

// The whole site's stylesheet comes with the application: nobody may have to wait for it, and some never get it.
test('every document brings the styles of everything that it shows', () => {
  for (const { path, file } of documents) {
    const html = builtFile(file);
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
    const own = styledIn(stylesOf(html));
    expect(
      [...shown].filter((name) => styled.has(name) && !own.has(name)),
      path,
    ).toEqual([]);
  }
});

// Of the entries, which one template prints, as many as are loaded: it is the dearest question of all.
test('every document is valid HTML', async () => {
  for (const { path, file } of documents.filter(
    ({ path }) => loaded.includes(path) || !entries.includes(path),
  )) {
    const { results } = await validator.validateString(markupOf(builtFile(file)));
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages, path).toEqual([]);
  }
});

test('no document has an inline handler or style, and of script and stylesheet only what its policy names', () => {
  for (const { path, file, headers } of documents) {
    const html = builtFile(file);
    expect(html, path).not.toMatch(/<[^>]+ (style|on[a-z]+)="/);
    // The application is fetched behind the first paint.
    expect(/<script[^>]* src=|rel="modulepreload"/.test(html), path).toBe(false);
    const named = headers!['content-security-policy']!.match(/'sha256-[^']+'/g)!;
    expect(named.toSorted(), path).toEqual(hashesIn(file).toSorted());
  }
});

test('every document counts its sections without a gap', () => {
  for (const { path, file } of documents) {
    const heads = [
      ...builtFile(file).matchAll(/<h2><span class="kicker" aria-hidden="true">(\d+)<\/span>(.)/g),
    ];
    expect(
      heads.map(([, number]) => Number(number)),
      path,
    ).toEqual(heads.map((_, index) => index + 1));
    for (const [head, , gap] of heads) expect(gap, head).toBe(' ');
  }
});
