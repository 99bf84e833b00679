import { escapeMarkup } from '../escape-markup.ts';
import { createHighlighter, type ThemeRegistration } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/**
 * Colours code at build time with classes instead of inline styles, which the content security
 * policy forbids. The theme's colours are only names for our classes.
 */
const classes = {
  '#000001': 'hl-c',
  '#000002': 'hl-k',
  '#000003': 'hl-s',
  '#000004': 'hl-n',
  '#000005': 'hl-f',
  '#000006': 'hl-t',
} as const;

const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  tokenColors: [
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000001' } },
    { scope: ['keyword', 'storage', 'keyword.operator.new'], settings: { foreground: '#000002' } },
    { scope: ['keyword.operator', 'storage.type.function.arrow'], settings: { foreground: '#000000' } },
    { scope: ['string', 'punctuation.definition.string'], settings: { foreground: '#000003' } },
    {
      scope: ['constant', 'support.constant', 'variable.other.constant.property'],
      settings: { foreground: '#000004' },
    },
    { scope: ['entity.name.function', 'support.function'], settings: { foreground: '#000005' } },
    {
      scope: ['entity.name', 'entity.other.attribute-name', 'support.type', 'support.class'],
      settings: { foreground: '#000006' },
    },
  ],
};

export const LANGUAGES = [
  'js',
  'ts',
  'jsx',
  'tsx',
  'json',
  'html',
  'css',
  'scss',
  'less',
  'xml',
  'php',
  'sql',
  'java',
  'yaml',
  'dockerfile',
  'bash',
  'http',
  'graphql',
  'vue',
  'svelte',
] as const;

const highlighter = await createHighlighter({
  themes: [theme],
  langs: [...LANGUAGES],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** HTML of a code block's lines; unknown languages stay plain. */
export function highlight(code: string, language: string): string {
  if (!(LANGUAGES as readonly string[]).includes(language)) return escapeMarkup(code);
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language as 'js',
    theme: 'classes',
    // With its time limit a busy machine would leave lines uncoloured: no two builds alike.
    tokenizeTimeLimit: 0,
  });
  return tokens
    .map((line) =>
      line
        .map(({ content, color }) => {
          const name = classes[color?.toLowerCase() as keyof typeof classes];
          return name ? `<span class="${name}">${escapeMarkup(content)}</span>` : escapeMarkup(content);
        })
        .join(''),
    )
    .join('\n');
}
