import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtFile, manifest } from '../site-map.ts';

const documents = [
  ...manifest.files.filter(({ kind }) => kind === 'screen'),
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

  test.each(documents.map(({ path, file }) => [path, file] as const))(
    '%s has no inline script, handler or style',
    (_path, file) => {
      const html = builtFile(file);
      for (const [tag] of html.matchAll(/<script[^>]*>/g))
        expect(tag).toMatch(/ src=|type="application\/(ld\+)?json"/);
      expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)="/);
      expect(html.match(/<style/g)).toHaveLength(1);
    },
  );
});
