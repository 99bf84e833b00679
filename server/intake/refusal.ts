import {
  cleanLine,
  cleanText,
  FIELD_NAMES,
  type FieldErrors,
  SALUTATIONS,
} from '../../contract/message-rules.ts';
import { type Mark, MARKS } from '../../contract/refusal-page.ts';

export type RefusalStatus = 400 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 503;

/** `fields` are wrong, where it is about fields; `retryAfter` is in seconds, where waiting helps. */
type Details = { fields?: FieldErrors; retryAfter?: number };

/** Why a message is not taken, as a German sentence for the sender. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly details: Details;

  constructor(status: RefusalStatus, sentence: string, details: Details = {}) {
    super(sentence);
    this.status = status;
    this.details = details;
  }
}

/** What answers a plain post, whether it is taken or not. */
export type FormPages = {
  refused: ReturnType<typeof createRefusalPage>;
  sent: string;
  /** Sent with both in place of common ones of the same name. */
  headers: Record<string, string>;
};

/** The built contact page, saying what is wrong with a plain post and with everything typed in place. */
export function createRefusalPage(html: string) {
  return ({ message, details: { fields = {} } }: Refusal, typed: ReadonlyMap<string, string>): string => {
    const texts = new Map<string, string>();
    const fill = (mark: Mark, text: string) => texts.set(mark, text);
    fill('grund', Object.keys(fields).length === 0 ? escapeHtml(message) : '');
    for (const name of FIELD_NAMES) {
      const clean = name === 'message' ? cleanText : cleanLine;
      fill(`wert:${name}`, escapeHtml(clean(typed.get(name) ?? '')));
      fill(`fehler:${name}`, escapeHtml(fields[name] ?? ''));
      fill(`ungueltig:${name}`, fields[name] === undefined ? '' : 'aria-invalid="true"');
    }
    for (const salutation of SALUTATIONS) {
      fill(`gewaehlt:${salutation}`, typed.get('anrede') === salutation ? 'checked=""' : '');
    }
    // In one pass: what somebody typed is never searched for marks.
    return html.replace(MARKS, (mark) => texts.get(mark.slice(2, -2)) ?? '');
  };
}

const ENTITIES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };

/** For texts and quoted attributes alike. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`);
}
