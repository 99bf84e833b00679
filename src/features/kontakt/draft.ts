import type { KontaktFields } from '../../../contract/message-rules.ts';
import { type FormState, type Greetings, isUntouched } from './form-state.ts';

/** Where a half-written message outlives a reload. It ends with the tab, or when it is sent. */
const DRAFT = 'kontakt.entwurf';

/** Keeps what has been written so far; a form that nobody has written into leaves nothing behind. */
export function keepDraft(state: FormState, greetings: Greetings): void {
  try {
    if (isUntouched(state, greetings)) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(state.fields));
  } catch {
    // The visitor blocks storage: the text lives as long as the page.
  }
}

export function storedDraft(): Partial<KontaktFields> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored as object).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

// Another process answers, and the first time that takes a while: when the form is fetched, not when it is opened.
storedDraft();
