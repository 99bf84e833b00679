import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mix, themeColors, token } from './tokens.ts';

/** Colours that are none of the site's look. */
const ALLOWED: Record<string, string> = {
  'src/styles/tokens.css': 'the one source',
  'build/report/colours.css': 'shown in the report only: its lights and the colours of search engines',
  'build/content/highlight.ts':
    'a theme of the highlighter has to be made of colours; here they number classes',
};

test('changing a colour is a change of one file: no other file repeats one', () => {
  const files = globSync('{src,drawings,build,public}/**/*.{ts,tsx,css,js,svg,html}', {
    exclude: ['**/*.test.ts'],
  });
  // «#0000» is no colour but the shorter word for «transparent».
  const repeating = files.filter((file) =>
    /(?<![&\w])#(?!0000\b)[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(\d/i.test(readFileSync(file, 'utf8')),
  );
  expect(repeating.filter((file) => !(file in ALLOWED))).toEqual([]);
});

describe('tokens are read as the browser would resolve them', () => {
  test('one for each scheme, through other tokens', () => {
    for (const colour of Object.values(themeColors)) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(themeColors.dark).not.toBe(themeColors.light);
    for (const name of ['signal-ink', 'on-signal', 'focus']) {
      expect(token(name, 'light')).toMatch(/^#[\da-f]{6}$/);
      expect(token(name, 'dark')).toMatch(/^#[\da-f]{6}$/);
    }
  });

  test('a name that is missing or no colour is refused', () => {
    expect(() => token('gibt-es-nicht')).toThrow('--gibt-es-nicht');
    expect(() => token('gutter')).toThrow('clamp');
  });

  test('a mixed tone lies between', () => {
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  });
});
