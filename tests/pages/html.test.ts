import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtFile, manifest } from '../site-map.ts';

const documents = [
  ...manifest.files.filter(({ kind }) => kind === 'page'),
  ...manifest.notFound.map(({ file }) => file),
];

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

describe('every built document', () => {
  test.each(documents.map(({ path, file }) => [path, file] as const))(
    '%s is valid HTML',
    async (_path, file) => {
      const report = await validator.validateString(builtFile(file));
      const messages = report.results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(messages).toEqual([]);
    },
  );

  test.each(documents.map(({ path, file, headers }) => [path, file, headers] as const))(
    '%s has no inline handler or style, and of script and stylesheet only what its policy names',
    (_path, file, headers) => {
      const html = builtFile(file);
      expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)="/);
      // The application is fetched behind the first paint.
      expect(/<script[^>]* src=|rel="modulepreload"/.test(html)).toBe(false);
      const hashes = [...html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)]
        .filter(([, , attributes]) => !/type="application\/(ld\+)?json"/.test(attributes!))
        .map(([, , , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
      const named = headers!['content-security-policy']!.match(/'sha256-[^']+'/g)!;
      expect(named.toSorted()).toEqual(hashes.toSorted());
    },
  );
});
