import { createRequire } from 'node:module';
import type { HighlighterCore, LanguageRegistration, ThemeRegistration } from 'shiki';
import { kept, recipeOf } from '../../cache/kept.ts';
import { escapeHtml } from '../output/escape-html.ts';

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

const recipe = recipeOf('build/content/highlight.ts');

/** HTML of a code block's lines; unknown languages stay plain. */
export function highlight(code: string, language: string): string {
  if (!(LANGUAGES as readonly string[]).includes(language)) return escapeHtml(code);
  return kept(recipe + language, code, () => colour(code, language));
}

// Required when the first block is to be coloured: most builds meet none that is new.
const require = createRequire(import.meta.url);
type LanguageModule = { default: LanguageRegistration[] };
let highlighter: HighlighterCore | undefined;

function highlighterFor(language: string): HighlighterCore {
  const { createHighlighterCoreSync } = require('shiki/core') as typeof import('shiki/core');
  const { createJavaScriptRegexEngine } =
    require('shiki/engine/javascript') as typeof import('shiki/engine/javascript');
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  if (!highlighter.getLoadedLanguages().includes(language)) {
    const { default: grammar } = require(`shiki/langs/${language}.mjs`) as LanguageModule;
    highlighter.loadLanguageSync(grammar);
  }
  return highlighter;
}

function colour(code: string, language: string): string {
  const { tokens } = highlighterFor(language).codeToTokens(code, {
    lang: language,
    theme: 'classes',
    // With its time limit a busy machine would leave lines uncoloured: no two builds alike.
    tokenizeTimeLimit: 0,
  });
  return tokens
    .map((line) =>
      line
        .map(({ content, color }) => {
          const name = classes[color?.toLowerCase() as keyof typeof classes];
          return name ? `<span class="${name}">${escapeHtml(content)}</span>` : escapeHtml(content);
        })
        .join(''),
    )
    .join('\n');
}
