/** A row as the database has it; numbers are numbers in both. */
export type Row = Record<string, string | number | null>;

/** Runs one statement, with parameters `$1`, `$2` …, and returns its rows. */
export type Query = (statement: string, parameters?: Row[string][]) => Promise<Row[]>;

/**
 * Where the outbox and the sums of the statistics stand: a file for one machine, a PostgreSQL for several. Everything
 * rejects with `OutboxUnavailable`. A statement alone is a transaction, and committed to the disk when it resolves.
 */
export type Database = {
  query: Query;
  /** One transaction, and never two of them at once, whichever process or machine they come from. */
  inTurn<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Leaves nothing on the disk of what was overwritten; `false` while somebody who reads keeps a copy alive. */
  removeTraces(): Promise<boolean>;
  /** After everything that was begun. */
  close(): Promise<void>;
};

/** Nothing was kept: the sender should try again. */
export class OutboxUnavailable extends Error {
  constructor(cause: unknown) {
    super('The outbox cannot be written.', { cause });
  }
}

/** A fault that the outbox finds itself, by the name that the log and `/readyz` give. */
export class OutboxFault extends Error {
  constructor(name: string) {
    super(name);
    this.name = name;
  }
}
