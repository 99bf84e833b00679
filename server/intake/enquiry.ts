import {
  cleanLine,
  cleanText,
  composeMessage,
  FIELD_NAMES,
  type FieldErrors,
  type KontaktFields,
  parseMessage,
  sentFieldsOf,
  TRAP_FIELD,
  validateFields,
  validateSent,
} from '../../contract/message-rules.ts';
import { type FormFields, pickExactly } from './form.ts';
import { Refusal } from './refusal.ts';

/** What a visitor sent, checked by the form's own rules. */
export type Enquiry = { subject: string; message: string; text: string; trapped: boolean };

const INVISIBLE = 'Ein Feld enthielt unsichtbare Steuerzeichen.';

/** From the application: the name and the salutation stay in the browser. */
export function readEnquiry(fields: FormFields): Enquiry {
  const { subject, message } = pickExactly(fields, ['subject', 'message']);
  const parsed = parseMessage(message);
  if (!parsed) throw new Refusal(422, 'Die Nachricht beginnt nicht mit der Zeile „Von: E-Mail-Adresse“.');
  const { email, text } = parsed;
  refuseIf(validateSent({ email, subject, text }));
  if (!isClean({ subject, message })) throw new Refusal(422, INVISIBLE);
  return { subject, message, text, trapped: false };
}

/** From the plain form, which sends all it has. */
export function readPlainEnquiry(fields: FormFields): Enquiry {
  const { [TRAP_FIELD]: trap, ...values } = pickExactly(fields, FIELD_NAMES, [TRAP_FIELD]);
  refuseIf(validateFields(values));
  // The answer shows the form without them: sending it again is enough.
  const advice = 'Sie sind jetzt entfernt: Bitte senden Sie die Nachricht noch einmal.';
  if (!isClean(values)) throw new Refusal(422, `${INVISIBLE} ${advice}`);
  const { email, subject, text } = sentFieldsOf(values);
  return { subject, message: composeMessage(email, text), text, trapped: trap !== '' };
}

function refuseIf(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) throw new Refusal(422, first, { fields: errors });
}

function isClean({ subject, message }: Pick<KontaktFields, 'subject' | 'message'>): boolean {
  return cleanLine(subject) === subject && cleanText(message) === message;
}
