/** What only the finished document can tell about itself. */
export type FigureName = 'weight' | 'score';

/** From the private use area: no text of ours has them, and React prints them as they are. */
const [OPEN, CLOSE] = ['\uE002', '\uE003'];

/** Printed by a page in place of the figure; the build fills it in, see build/output/figures.ts. */
export const figure = (name: FigureName): string => `${OPEN}${name}${CLOSE}`;

export const hasFigures = (text: string): boolean => text.includes(OPEN);

export const fillFigures = (text: string, figures: Record<FigureName, string>): string =>
  text.replace(/\uE002(\w+)\uE003/g, (_, name: FigureName) => figures[name]);
