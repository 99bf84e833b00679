import { hashOfSources } from '../cache/build-cache.ts';

/** One for all drawings: a form is one file, but its pen, lettering and colours stand in many others. */
export const drawingSourcesHash = hashOfSources(
  'drawings/**/*.ts',
  'content/zeichnungen/zeichen/*.svg',
  'src/styles/tokens.css',
);
