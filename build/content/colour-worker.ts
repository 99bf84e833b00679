import { work } from '../threads/work.ts';
import type { CodeOfLanguage } from './colour-ahead.ts';

/** Colours code, which from then on is kept. */
work(async () => {
  const { highlight } = await import('./highlight.ts');
  return ({ language, codes }: CodeOfLanguage) => codes.forEach((code) => void highlight(code, language));
});
