/** What is summed up. */
export type Measure =
  /** A document that a person opened; by page. */
  | 'view'
  /** Data of a page that the application fetched, on a click or ahead of one; by page. */
  | 'further'
  /** A document that a robot fetched; by page. */
  | 'robot'
  /** The host that a person came from. */
  | 'referrer'
  /** The way to the contact page; by the page before it. */
  | 'to-kontakt'
  /** The contact page, opened. */
  | 'kontakt'
  /** A message that was taken, and one that was held back. */
  | 'message'
  | 'held';

/** All that is ever kept of visits. `subject` is a page's path, a host, or empty. */
export type DailySum = { day: string; measure: string; subject: string; amount: number };

/** For one machine in SQLite, for several in PostgreSQL; any number of processes may add. */
export interface StatisticsStore {
  add(sums: DailySum[]): Promise<void>;
  /** From that day on, in the order of days. */
  read(from: string): Promise<DailySum[]>;
  /** Removes what is from before that day. */
  forget(before: string): Promise<void>;
  close(): Promise<void>;
}
