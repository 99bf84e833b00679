/** Between TT.MM.JJJJ and JJJJ-MM-TT: the parts are the same, in the other order. */
export const turnedDate = (date: string) =>
  date.includes('.') ? date.split('.').toReversed().join('-') : date.split('-').toReversed().join('.');

export const latestDay = (days: string[]) => days.reduce((a, b) => (a > b ? a : b));
