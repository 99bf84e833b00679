import css from '@eslint/css';

/** The linter for styles only: what they use that is not yet in every browser of the last 30 months. */
export default [
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
  },
];
