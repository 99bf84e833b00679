import { recipeOf } from '../cache/kept.ts';

/** Of whatever is drawn: a form is one file, but its pen, lettering and colours stand in many. */
export const drawingRecipe = recipeOf('drawings/**/*.ts', 'src/styles/tokens.css');
