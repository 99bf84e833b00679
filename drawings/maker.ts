import { makerOf } from '../cache/build-cache.ts';

/** One for all drawings: a form is one file, but its pen, lettering and colours stand in many others. */
export const drawingMaker = makerOf(
  'drawings/**/*.ts',
  'content/zeichnungen/zeichen/*.svg',
  'src/styles/tokens.css',
);
