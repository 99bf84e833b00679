import css from '@eslint/css';

/**
 * Only for styles, and only for one question: do they use what is not yet «Baseline widely available»?
 * What may be used all the same stands here and, with what older browsers show instead, in
 * docs/browser-support.md; a test compares. For scripts oxlint asks the same (compat/compat).
 */
export const newerStyles = {
  allowAtRules: ['page'],
  allowProperties: [
    'content-visibility',
    'field-sizing',
    'forced-color-adjust',
    'hyphenate-limit-chars',
    'interpolate-size',
    'line-clamp',
    'overflow-clip-margin',
    'overscroll-behavior',
    'print-color-adjust',
    'resize',
    'scrollbar-gutter',
    'text-wrap',
  ],
  allowPropertyValues: { 'break-after': ['avoid'] },
  allowSelectors: ['details-content', 'popover-open'],
};

export default [
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    // It stumbles over a nested selector that begins with a type; browsers do not.
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: 'widely', ...newerStyles }] },
  },
];
