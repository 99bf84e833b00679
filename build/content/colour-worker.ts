import { work } from '../threads/work.ts';
import type { CodeOfLanguage } from './colour-ahead.ts';

/** Colours code; `highlight` writes the result to the cache, where the main thread finds it. */
work(async () => {
  const { highlight } = await import('./highlight.ts');
  return ({ language, codes }: CodeOfLanguage) => codes.forEach((code) => void highlight(code, language));
});
