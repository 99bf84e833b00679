/** How long a release is cared for. Days are JJJJ-MM-TT; where its makers name no day, a month. */
export type Release = {
  release: string;
  from: string;
  /** Until then mistakes are mended, too. */
  activeUntil?: string | undefined;
  /** Missing where nothing is promised. */
  supportUntil?: string | undefined;
  /** Until then for those who pay. */
  paidUntil?: string | undefined;
};

export const isMonth = (moment: string) => moment.length === 'JJJJ-MM'.length;

/** The last day that a moment may mean: a month is promised to its end. */
export function lastDay(moment: string): string {
  if (!isMonth(moment)) return moment;
  const [year, month] = moment.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day still counts. Without a promise a release is taken for supported. */
export function statusOn(today: string, { activeUntil, supportUntil }: Omit<Release, 'release'>) {
  if (supportUntil && lastDay(supportUntil) < today) return 'ended';
  return activeUntil && lastDay(activeUntil) < today ? 'security' : 'active';
}

/** «31.12.2029», or «06/2028». */
export const shortMoment = (moment: string) =>
  moment
    .split('-')
    .toReversed()
    .join(isMonth(moment) ? '/' : '.');
