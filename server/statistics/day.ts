import { DAY, dayOf } from '../clock.ts';

const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** As the owner's calendar has it: YYYY-MM-DD. */
export const germanDay = (time: number) => FORMAT.format(time);

/** The day so many days before one. */
export const daysBefore = (day: string, count: number) => dayOf(Date.parse(day) - count * DAY);
