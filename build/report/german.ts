import { turnedDate } from '../../src/day.ts';

const NUMBER = new Intl.NumberFormat('de-DE');
const KILOBYTES = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const number = (value: number) => NUMBER.format(value);
export const kilo = (bytes: number) => KILOBYTES.format(bytes / 1024);
export const kilobytes = (bytes: number) => `${kilo(bytes)} KB`;
/** From JJJJ-MM-TT. */
export const date = (day: string | undefined) => (day ? turnedDate(day) : '–');
