/** Milliseconds since 1970. Everything that depends on the time of day asks for one of these. */
export type Clock = () => number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** In UTC, as YYYY-MM-DD. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const GERMAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** As calendars in Germany have it, as YYYY-MM-DD. */
export const germanDay = (time: number) => GERMAN_DAY.format(time);
