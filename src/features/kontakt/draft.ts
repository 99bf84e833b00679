import { type Draft, type FormState, type Greetings, isUntouched } from './form-state.ts';

/** Where a half-written message outlives a reload. It ends with the tab, or when it is sent. */
const DRAFT = 'kontakt.entwurf';

/** Keeps what has been written so far; a form that nobody has written into leaves nothing behind. */
export function keepDraft(state: FormState, greetings: Greetings): void {
  try {
    if (isUntouched(state, greetings)) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify({ ...state.fields, shelf: state.shelf }));
  } catch {
    // The visitor blocks storage: the text lives as long as the page.
  }
}

export function storedDraft(): Draft {
  try {
    const { shelf, ...fields } = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Record<string, unknown>;
    return {
      fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => isText(value))),
      shelf: Array.isArray(shelf) ? shelf.filter(isText) : [],
    };
  } catch {
    return { fields: {}, shelf: [] };
  }
}

const isText = (value: unknown) => typeof value === 'string';

// A browser takes a while for its first look into its storage: while the form is fetched nobody waits for that.
storedDraft();
