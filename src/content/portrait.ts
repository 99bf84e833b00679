import { pictureFile } from './declaration.ts';

/** The owner's photo; until there is one, a drawing stands in its place. */
export const portrait = pictureFile('bilder/portrait');
