import {
  FIELD_NAMES,
  type FieldName,
  type KontaktFields,
  SALUTATIONS,
} from '../../contract/message-rules.ts';
import { type Mark, markFor } from '../../contract/refusal-page.ts';
import { controlId } from '../../src/features/kontakt/form-state.ts';
import type { ScreenData } from '../../src/screens/registry.ts';

type KontaktData = ScreenData<'kontakt'>;

const markEachField = (markOf: (name: FieldName) => Mark) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, markFor(markOf(name))])) as KontaktFields;

const NOTICE_PLACE = '%%meldung%%';
/** A line without text is hidden by the form's stylesheet. */
const NOTICE =
  `<h2>Ihre Nachricht wurde noch nicht gesendet</h2><p>${markFor('grund')}</p>` +
  FIELD_NAMES.map((name) => `<p><a href="#${controlId(name)}">${markFor(`fehler:${name}`)}</a></p>`).join('');

/** The page to print: marks wherever the server will have something to say. */
export const markedKontakt = (data: KontaktData): KontaktData => ({
  ...data,
  head: { ...data.head, title: `Nicht gesendet: ${data.head.title}` },
  marks: {
    values: markEachField((name) => `wert:${name}`),
    errors: markEachField((name) => `fehler:${name}`),
    notice: NOTICE_PLACE,
  },
});

/** The page that says that a message was taken. */
export const sentKontakt = (data: KontaktData): KontaktData => ({
  ...data,
  head: { ...data.head, title: `Gesendet: ${data.head.title}` },
  isSent: true,
});

/** The address of an answer is the endpoint's, which the application does not know: the page stays plain. */
export const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');

/** Puts the marks of whole attributes and of the notice where React could not print them. */
export function finishRefusalPage(printed: string): string {
  let html = printed
    .replace(NOTICE_PLACE, NOTICE)
    // HTML drops the first line break of a text area.
    .replace(/>(?=%%wert:[a-z]+%%<\/textarea>)/g, '>\n');
  for (const name of FIELD_NAMES) {
    const reason = ` aria-describedby="${controlId(name)}-fehler"`;
    html = html.replace(` aria-invalid="true"${reason}`, ` ${markFor(`ungueltig:${name}`)}${reason}`);
  }
  for (const salutation of SALUTATIONS) {
    const place = ` value="${salutation}"`;
    html = html.replace(place, ` ${markFor(`gewaehlt:${salutation}`)}${place}`);
  }
  return html;
}
