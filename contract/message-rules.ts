/**
 * What a contact message may be: the one validator of form and server, with no imports so that both
 * can carry it. Whatever the form accepts, the server accepts; tests/server/form-agreement.test.ts proves it.
 */
export const SALUTATIONS = ['professionell', 'persoenlich'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/**
 * In UTF-8 bytes. A browser writes a line break as %0D%0A, six bytes for one: even a message of
 * nothing but line breaks fits the server's 64 KiB, as multipart and as a plain form.
 */
export const MAX_MESSAGE = 10_000;
export const MAX_SUBJECT = 250;

const INVALID_ADDRESS = 'Bitte eine gültige E-Mail-Adresse eingeben.';

/** What a field is called, and the first rule that a value breaks, as a sentence for the visitor. */
type Field = { label: string; problem: (value: string) => string | false };

/**
 * The form, in its order; the only list of its fields. Code that has to deal with a field added here picks it
 * up by itself, fails to compile, or ends the build; for `sentFieldsOf` only its test fails.
 */
export const FIELDS = {
  name: {
    label: 'Name',
    problem(value) {
      const { length } = cleanLine(value);
      return (
        (length === 0 && 'Bitte einen Namen angeben.') ||
        (length < 3 && 'Der Name muss mindestens 3 Zeichen lang sein.')
      );
    },
  },
  email: {
    label: 'E-Mail',
    problem(value) {
      const address = cleanAddress(value);
      return (
        (address === '' && 'Bitte eine E-Mail-Adresse angeben.') ||
        (!isEmailAddress(address) && INVALID_ADDRESS)
      );
    },
  },
  subject: {
    label: 'Betreff',
    problem(value) {
      const subject = cleanLine(value);
      return (
        (subject === '' && 'Bitte einen Betreff angeben.') || tooLong('Der Betreff', subject, MAX_SUBJECT)
      );
    },
  },
  anrede: {
    label: 'Anrede',
    problem: (value) => !(SALUTATIONS as readonly string[]).includes(value) && 'Bitte eine Anrede auswählen.',
  },
  message: {
    label: 'Nachricht',
    problem(value) {
      const text = cleanText(value);
      return (
        (text === '' && 'Bitte eine Nachricht eingeben.') ||
        (text.length < 10 && 'Die Nachricht muss mindestens 10 Zeichen haben.') ||
        tooLong('Die Nachricht', text, MAX_MESSAGE)
      );
    },
  },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** One more in the plain form, which no person sees; robots fill in whatever has a name. */
export const TRAP_FIELD = 'website';

export type KontaktFields = Record<FieldName, string>;
export type FieldErrors = Partial<KontaktFields>;

/** What is wrong with the fields that are there. */
export function validateFields(fields: Partial<KontaktFields>): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const value = fields[name];
    const error = value !== undefined && FIELDS[name].problem(value);
    if (error) errors[name] = error;
  }
  return errors;
}

/** What is sent of a filled-in form. The name and the salutation are not. */
export type SentFields = { email: string; subject: string; text: string };

export function sentFieldsOf({ email, subject, message }: KontaktFields): SentFields {
  return { email: cleanAddress(email), subject: cleanLine(subject), text: cleanText(message) };
}

/** What is wrong with that, by the rules of the fields it is made of; an address is clean when it arrives. */
export function validateSent({ email, subject, text }: SentFields): FieldErrors {
  const errors = validateFields({ email, subject, message: text });
  return email === cleanAddress(email) ? errors : { email: INVALID_ADDRESS, ...errors };
}

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

function tooLong(what: string, text: string, limit: number): string | false {
  const excess = bytesIn(text) - limit;
  // Every character has at least one byte: that many fewer characters are always enough.
  return excess > 0 && `${what} ist zu lang. Bitte um ${excess} Zeichen kürzen.`;
}

/** Without what nobody sees and what comes along when an address is copied: marks of direction, spaces around it. */
const cleanAddress = (value: string) => value.replace(/\p{Cf}/gu, '').trim();

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * One address without quotes, comments or display name. Split first and test the parts, so that no
 * input makes a pattern go back and try again. Domains with umlauts are as good as any other.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  if (at < 1 || at > 64 || value.length > 254) return false;
  const atoms = value.slice(0, at).split('.');
  const labels = value.slice(at + 1).split('.');
  return atoms.every((atom) => ATOM.test(atom)) && labels.every((label) => LABEL.test(label));
}

/** Control, bidi control and byte order marks, halves of characters: nothing a visitor can see. */
const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Cs}|\p{Bidi_Control}|\uFEFF/gu;

/** What a mail must not carry goes; line breaks become LF. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
}

/** The same for a text of one line. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/[\n\t\u2028\u2029]+/g, ' ');
}

export function composeMessage(email: string, text: string): string {
  return `Von: ${email}\n\n${text}`;
}

/** The inverse; reads CRLF as well, because browsers write it into multipart bodies. */
export function parseMessage(message: string): { email: string; text: string } | undefined {
  const match = /^Von: (.*)\n\n([^]*)$/.exec(message.replaceAll('\r\n', '\n'));
  return match ? { email: match[1]!, text: match[2]! } : undefined;
}
