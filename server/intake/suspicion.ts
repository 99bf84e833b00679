import { hash } from 'node:crypto';
import { LIMITS } from '../limits.ts';
import type { Enquiry } from './enquiry.ts';

const THRESHOLD = 3;

const LINK = /\bhttps?:\/\/|\bwww\./gi;
/** Up to the next `<`: every part of the text is looked at once. */
const MARKUP = /<a\s[^<>]*href|\[(?:url|link)\b/i;

/**
 * Adds up signs of spam. The filled-in trap alone holds a message back, no other single sign does. Held messages are
 * kept for the owner, so that a wrong guess costs time and no enquiry.
 */
export function createSuspicion() {
  /** How often the same text came lately, whoever sent it. */
  const seen = new Map<string, number>();

  return {
    /** Why the message looks like spam; empty when it does not. `age` is how long the sender has had the form. */
    judge({ subject, text, trapped }: Enquiry, age: number | undefined): string[] {
      const links = text.match(LINK)?.length ?? 0;
      const repeated = seen.get(digest(text)) ?? 0;
      const signs: [points: number, reason: string][] = [
        [trapped ? THRESHOLD : 0, 'verstecktes Feld ausgefüllt'],
        [links > 5 ? 2 : links > 2 ? 1 : 0, 'viele Links'],
        [MARKUP.test(text) ? 2 : 0, 'Links als HTML oder BBCode'],
        [subject.search(LINK) >= 0 ? 1 : 0, 'Link im Betreff'],
        [age !== undefined && age < LIMITS.spam.haste ? 1 : 0, 'sehr schnell ausgefüllt'],
        [repeated > 2 ? 2 : repeated > 0 ? 1 : 0, 'gleicher Text wie zuvor'],
      ];
      const found = signs.filter(([points]) => points > 0);
      const score = found.reduce((sum, [points]) => sum + points, 0);
      return score < THRESHOLD ? [] : found.map(([, reason]) => reason);
    },

    /** The message was taken: the same text again is a repetition. */
    remember({ text }: Enquiry): void {
      const key = digest(text);
      const count = seen.get(key) ?? 0;
      // Put in again at the end: the one at the start has not come for the longest time.
      seen.delete(key);
      seen.set(key, count + 1);
      if (seen.size > LIMITS.spam.textsRemembered) seen.delete(seen.keys().next().value!);
    },
  };
}

function digest(text: string): string {
  return hash('sha256', text.toLowerCase().replace(/\s+/g, ' '), 'base64');
}
