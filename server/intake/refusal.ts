import type { FieldErrors } from '../../contract/message-rules.ts';

export type RefusalStatus = 400 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 503;

/** Why a message is not taken, as a German sentence for the sender. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** Which fields are wrong, where it is about fields. */
  readonly fields: FieldErrors;
  /** In seconds, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(
    status: RefusalStatus,
    fehler: string,
    { fields = {}, retryAfter }: { fields?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(fehler);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
