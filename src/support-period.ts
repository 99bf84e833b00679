import { turnedDate } from './day.ts';

/** How far the support of a release has come. Days are JJJJ-MM-TT; a source may name a month only. */
export type SupportPeriod = {
  from: string;
  activeUntil?: string | undefined;
  supportUntil?: string | undefined;
};

export type SupportStatus = 'active' | 'security' | 'ended';

export const isMonth = (moment: string) => moment.length === 'JJJJ-MM'.length;

/** The last day that a moment may mean: a month is promised to its end. */
export function lastDay(moment: string): string {
  if (!isMonth(moment)) return moment;
  const [year, month] = moment.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day still counts. Without a promise a release is taken for supported. */
export function statusOn(today: string, { activeUntil, supportUntil }: SupportPeriod): SupportStatus {
  if (supportUntil && lastDay(supportUntil) < today) return 'ended';
  return activeUntil && lastDay(activeUntil) < today ? 'security' : 'active';
}

/** `days` after (or before) a day. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** «31. Dezember 2029». */
export const spokenDay = (day: string): string =>
  new Date(day).toLocaleDateString('de', { dateStyle: 'long', timeZone: 'UTC' });

/** «31.12.2029», or «06/2028». */
export const shortMoment = (moment: string) =>
  isMonth(moment) ? moment.split('-').toReversed().join('/') : turnedDate(moment);
