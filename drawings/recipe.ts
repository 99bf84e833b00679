import { recipeOf } from '../cache/kept.ts';

/** One recipe for all drawings: a form is one file, but its pen, lettering and colours stand in many others. */
export const drawingRecipe = recipeOf(
  'drawings/**/*.ts',
  'content/zeichnungen/zeichen/*.svg',
  'src/styles/tokens.css',
);
