import type { FieldName, KontaktFields, Salutation } from './message-rules.ts';

/**
 * The contact page as it answers a plain post that is refused. The build prints it with marks and cuts it
 * at them; the server joins the pieces with what it has to say. Nobody searches HTML at run time.
 */
export type RefusalPage = {
  parts: RefusalPart[];
  /** What stands in the fields as long as nothing was typed. */
  start: KontaktFields;
};

export type RefusalPart =
  /** Finished HTML. */
  | string
  /** A text, to be escaped. */
  | { slot: Slot }
  /** Only if that slot has a text. */
  | { when: Slot; parts: RefusalPart[] };

export type Slot =
  /** Why, if it is not about fields. */
  | 'reason'
  | `value.${FieldName}`
  | `error.${FieldName}`
  /** `true` or `false`. */
  | `invalid.${FieldName}`
  | `chosen.${Salutation}`;
