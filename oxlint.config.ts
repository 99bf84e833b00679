type Pattern = { message: string; group?: string[]; regex?: string };

/** What files of these folders may not import. Of two borders for one file only the last holds. */
const border = (files: string[], ...patterns: Pattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Pattern[] }] },
});

const neverBackTo = (...folders: string[]): Pattern => ({
  group: folders.map((folder) => `**/${folder}/**`),
  message: 'pages → screens → features → ui, never back.',
});
const ownerOnly: Pattern = {
  group: ['**/content/**', '!../../content/site.ts'],
  message: 'Components get plain data; only pages see content, but for the owner in content/site.ts.',
};
const noContent: Pattern = {
  regex: '/content/',
  message: 'Components get plain data; only pages see content.',
};
const nothingOutside: Pattern = {
  regex: '/(build|server|deploy|drawings|cache|tests|bench|measure)/',
  message: 'src/ never imports what builds, serves or tests it; only pages and schemas import drawings/.',
};

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'react/set-state-in-effect': 'off',
  },
  ignorePatterns: ['dist/**', 'measure/counters/**'],
  overrides: [
    border(
      ['src/ui/**', 'src/head/**'],
      neverBackTo('features', 'pages', 'screens', 'shell'),
      ownerOnly,
      nothingOutside,
    ),
    border(['src/shell/**'], neverBackTo('features', 'pages', 'screens'), ownerOnly, nothingOutside),
    border(
      ['src/navigation/**'],
      neverBackTo('features', 'pages', 'screens', 'shell'),
      noContent,
      nothingOutside,
    ),
    border(
      ['src/features/**'],
      { regex: '^\\.\\./[^.]', message: 'No feature imports another: a page composes them.' },
      neverBackTo('pages', 'screens', 'shell'),
      noContent,
      nothingOutside,
    ),
    border(
      ['src/screens/**'],
      { group: ['**/pages/**'], message: 'What a page prints at build time is not sent to the browser.' },
      noContent,
      nothingOutside,
    ),
    border(
      ['src/*'],
      {
        group: ['**/content/**', '!**/content/site.ts'],
        message: 'Of content the application knows the owner only.',
      },
      nothingOutside,
    ),
    {
      ...border(['src/pages/**', 'src/content/**', 'content/**'], {
        regex: '/(build|server|deploy|cache|tests|bench|measure)/',
        message: 'src/ and content/ never import what builds, serves or tests them.',
      }),
      excludeFiles: ['src/content/versionen.test.ts'],
    },
    border(
      ['server/**'],
      {
        regex: '/(build|deploy|drawings|cache|tests|bench|measure|content)/',
        message: 'The server reads what the build left in dist/.',
      },
      { group: ['**/src/**'], message: 'What server and application agree on stands in contract/.' },
    ),
    border(['drawings/**'], {
      regex: '/(src|build|server|contract|content|deploy|tests|bench|measure)/',
      message: 'drawings/ knows tokens and data, nothing of pages: only Node, packages, cache/ and itself.',
    }),
    border(['cache/**'], { regex: '^\\.\\./', message: 'cache/ knows nobody who keeps something in it.' }),
    border(['contract/**'], {
      group: ['**', '!./**', '!vitest', '!fast-check'],
      message: 'contract/ knows none of its sides.',
    }),
    border(['build/**'], {
      regex: '/(tests|bench|measure)/',
      message: 'Nothing imports tests/, bench/ or measure/.',
    }),
    border(['deploy/**'], {
      regex: '/(src|build|server|content|drawings|cache|tests|bench|measure)/',
      message: 'Deployment knows contract/, not how the site is made and served.',
    }),
    border(['tests/**'], {
      regex: '/(bench|measure)/',
      message: "Benches use the tests' site/, not the other way round.",
    }),
    border(['bench/**', 'measure/**'], {
      regex: '/(bench|measure)/',
      message: 'Neither of the two imports the other.',
    }),
  ],
};
