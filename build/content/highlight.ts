import { createRequire } from 'node:module';
import {
  createHighlighterCoreSync,
  type HighlighterCore,
  type LanguageRegistration,
  type ThemeRegistration,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { cachedText, hashOfSources } from '../../cache/build-cache.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';

const require = createRequire(import.meta.url);

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

/** The regex engine that the grammars are written for: translated to JavaScript, their patterns may match otherwise. */
const engine = await createOnigurumaEngine(import('shiki/wasm'));

/** Every language that shiki has a grammar for; «text» has none and needs none. */
export const knownLanguages = () => ['text', ...Object.keys(bundledLanguages)];
export const isKnownLanguage = (language: string) => language === 'text' || language in bundledLanguages;

const highlighters = new Map<string, HighlighterCore>();

/** One for each language, made when a text first needs it: its colours never depend on what else is loaded. */
function highlighterFor(language: string): HighlighterCore {
  const known = highlighters.get(language);
  if (known) return known;
  const { default: langs } = require(`shiki/langs/${language}.mjs`) as { default: LanguageRegistration[] };
  const made = createHighlighterCoreSync({ themes: [theme], langs, engine, warnings: false });
  highlighters.set(language, made);
  return made;
}

const sourcesHash = hashOfSources('build/content/highlight.ts');

/** HTML of a code block's lines; unknown languages stay plain. */
export function highlight(code: string, language: string): string {
  if (!(language in bundledLanguages)) return escapeXml(code);
  return cachedText(sourcesHash + language, code, () => colour(code, language));
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
          return name ? `<span class="${name}">${escapeXml(content)}</span>` : escapeXml(content);
        })
        .join(''),
    )
    .join('\n');
}
