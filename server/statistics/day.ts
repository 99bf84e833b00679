import { DAY } from '../clock.ts';

const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** As the owner's calendar has it: YYYY-MM-DD. */
export const germanDay = (time: number) => FORMAT.format(time);

/** The day so many days before one; noon, so that no change of the clocks matters. */
export const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - count * DAY).toISOString().slice(0, 10);
