import {
  cleanLine,
  cleanText,
  FIELD_NAMES,
  type FieldName,
  SALUTATIONS,
} from '../../contract/message-rules.ts';
import type { RefusalPage, RefusalPart, Slot } from '../../contract/refusal-page.ts';
import type { FormFields } from './form-fields.ts';
import type { Refusal } from './refusal.ts';

/** The built contact page, saying what is wrong with a plain post and with everything typed in place. */
export type KontaktPage = (refusal: Refusal, typed: FormFields) => string;

/** What answers a plain post, whether it is taken or not. */
export type FormPages = {
  refused: KontaktPage;
  sent: string;
  /** Sent with both in place of common ones of the same name. */
  headers: Record<string, string>;
};

export function createKontaktPage({ parts, start }: RefusalPage): KontaktPage {
  return ({ message, fields }, typed) => {
    const valueOf = (name: FieldName) => typed.get(name) ?? start[name];
    const texts = new Map<Slot, string>([['reason', Object.keys(fields).length === 0 ? message : '']]);
    for (const name of FIELD_NAMES) {
      const value = valueOf(name);
      // HTML drops the first line break of a text area.
      texts.set(`value.${name}`, name === 'message' ? `\n${cleanText(value)}` : cleanLine(value));
      texts.set(`error.${name}`, fields[name] ?? '');
      texts.set(`invalid.${name}`, String(fields[name] !== undefined));
    }
    for (const salutation of SALUTATIONS) {
      texts.set(`chosen.${salutation}`, valueOf('anrede') === salutation ? salutation : '');
    }
    return join(parts, texts);
  };
}

function join(parts: RefusalPart[], texts: ReadonlyMap<Slot, string>): string {
  const print = (part: RefusalPart) => {
    if (typeof part === 'string') return part;
    if ('slot' in part) return escapeHtml(texts.get(part.slot)!);
    return texts.get(part.when) ? join(part.parts, texts) : '';
  };
  return parts.map(print).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For texts and quoted attributes alike. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
