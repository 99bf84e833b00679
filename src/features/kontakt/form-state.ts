import {
  cleanLine,
  FIELD_NAMES,
  type FieldName,
  FIELDS,
  type KontaktFields,
  type Salutation,
  SALUTATIONS,
  type TRAP_FIELD,
} from '../../../contract/message-rules.ts';

export const controlId = (field: FieldName | typeof TRAP_FIELD) => `kontakt-${field}`;

export type Greetings = Record<Salutation, string>;

export type FormState = {
  fields: KontaktFields;
  /** Changed or left: only these show what is wrong with them. */
  touched: ReadonlySet<FieldName>;
  /** The visitor's text that a greeting has replaced; empty if there is none. */
  replaced: string;
};

const BLANK: KontaktFields = {
  ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as KontaktFields),
  anrede: 'professionell',
};

/**
 * The form at its start. `found` is what stands in it already: typed before the application was there,
 * restored by the browser or from a draft; or, when the build prints the page of a refusal, its marks.
 */
export function startState(greetings: Greetings, found: Partial<KontaktFields> = {}): FormState {
  const defaults = { ...BLANK, subject: 'Anfrage', message: greetings.professionell };
  const fields = { ...defaults, ...found };
  if (isGreeting(fields.message, greetings)) fields.message = greetingFor(fields.anrede, greetings);
  const touched = FIELD_NAMES.filter((field) => fields[field] !== defaults[field]);
  return { fields, touched: new Set(touched), replaced: '' };
}

/** A draft of an earlier look at the page, below what stands in the form already. */
export function withDraft(state: FormState, draft: Partial<KontaktFields>, greetings: Greetings): FormState {
  const written = Object.fromEntries([...state.touched].map((field) => [field, state.fields[field]]));
  return startState(greetings, { ...draft, ...written });
}

/** After sending: as if it had never been filled in, and without the defaults. */
export const emptyState: FormState = { fields: BLANK, touched: new Set(), replaced: '' };

export function touch(state: FormState, field: FieldName): FormState {
  return state.touched.has(field) ? state : { ...state, touched: new Set(state.touched).add(field) };
}

export function change(state: FormState, field: FieldName, value: string, greetings: Greetings): FormState {
  const changed = { ...touch(state, field), fields: { ...state.fields, [field]: value } };
  if (field !== 'anrede') return changed;
  const { message } = state.fields;
  return {
    ...changed,
    fields: { ...changed.fields, message: greetingFor(value, greetings) },
    replaced: isOwnText(message, greetings) ? message : state.replaced,
  };
}

/** Brings the visitor's text back; one written meanwhile takes its place. */
export function restoreText(state: FormState, greetings: Greetings): FormState {
  const current = state.fields.message;
  return {
    ...state,
    fields: { ...state.fields, message: state.replaced },
    replaced: isOwnText(current, greetings) ? current : '',
  };
}

/** Whether the text could do with a signature: there is a name, and the text does not say it. */
export const isUnsigned = ({ name, message }: KontaktFields): boolean =>
  !FIELDS.name.problem(name) && !plain(message).includes(plain(name));

/** The greetings with what the visitor came from in place of their dots. */
export const greetingsAbout = (topic: string, greetings: Greetings): Greetings => {
  const about = (greeting: string) => (topic ? greeting.replace('…', () => topic) : greeting);
  return { professionell: about(greetings.professionell), persoenlich: about(greetings.persoenlich) };
};

export const signatureOf = ({ name }: KontaktFields): string => cleanLine(name).replace(/ +/g, ' ').trim();

/** Puts the name under the text, which by itself ends with the closing words. */
export function sign(state: FormState): FormState {
  const message = `${state.fields.message.trimEnd()}\n${signatureOf(state.fields)}`.trimStart();
  return { ...touch(state, 'message'), fields: { ...state.fields, message } };
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const greetingFor = (anrede: string, greetings: Greetings) =>
  greetings[SALUTATIONS.find((salutation) => salutation === anrede) ?? 'professionell'];

const isGreeting = (text: string, greetings: Greetings) =>
  Object.values(greetings).some((greeting) => greeting.trim() === text.trim());

const isOwnText = (text: string, greetings: Greetings) => text.trim() !== '' && !isGreeting(text, greetings);

/** Where a half-written message outlives a reload. It ends with the tab, or when it is sent. */
const DRAFT = 'kontakt.entwurf';

/**
 * Keeps what has been written so far; a form that nobody has written into leaves nothing behind. A greeting is not
 * kept: the visitor may come back from something else that it is to name.
 */
export function keepDraft(state: FormState, greetings: Greetings): void {
  const { message, ...others } = state.fields;
  const fields = isGreeting(message, greetings) ? others : state.fields;
  try {
    if (state.touched.size === 0) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(fields));
  } catch {
    // The visitor blocks storage: the text lives as long as the page.
  }
}

export function storedDraft(): Partial<KontaktFields> {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Partial<KontaktFields>;
  } catch {
    return {};
  }
}
