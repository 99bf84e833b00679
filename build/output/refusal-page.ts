import { FIELD_NAMES, type KontaktFields, SALUTATIONS } from '../../contract/message-rules.ts';
import type { RefusalPage, RefusalPart, Slot } from '../../contract/refusal-page.ts';
import { controlId } from '../../src/features/kontakt/control-id.ts';
import { startState } from '../../src/features/kontakt/form-state.ts';
import type { ScreenData } from '../../src/screens/registry.ts';
import { ContentError } from '../content/content-error.ts';

type KontaktData = ScreenData<'kontakt'>;

/** From the private use area: no text of ours has them, and React prints them as they are. */
const mark = (name: Slot | 'notice') => `\uE000${name}\uE001`;
const MARK = /\uE000([^\uE000\uE001]+)\uE001/;

const markEachField = (kind: 'value' | 'error' | 'invalid') =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, mark(`${kind}.${name}`)])) as KontaktFields;

/** The page to print: marks wherever the server will have something to say. */
export const markedKontakt = (data: KontaktData): KontaktData => ({
  ...data,
  head: { ...data.head, title: `Nicht gesendet: ${data.head.title}` },
  marks: {
    values: markEachField('value'),
    errors: markEachField('error'),
    invalid: markEachField('invalid'),
    notice: mark('notice'),
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

/** Cuts the printed page at its marks. */
export function cutRefusalPage(printed: string, { greetings }: KontaktData): RefusalPage {
  let html = printed;
  for (const salutation of SALUTATIONS) {
    html = html.replace(` value="${salutation}"`, (attribute) => mark(`chosen.${salutation}`) + attribute);
  }
  const pieces = html.split(MARK);
  checkComplete(pieces);
  return {
    parts: pieces.flatMap((piece, index) => (index % 2 === 0 ? piece : placeOf(piece as Slot | 'notice'))),
    start: startState(greetings).fields,
  };
}

function placeOf(name: Slot | 'notice'): RefusalPart | RefusalPart[] {
  if (name === 'notice') return NOTICE;
  return name.startsWith('chosen.') ? { when: name, parts: [' checked=""'] } : { slot: name };
}

const NOTICE: RefusalPart[] = [
  '<h2>Ihre Nachricht wurde noch nicht gesendet</h2>',
  { when: 'reason', parts: ['<p>', { slot: 'reason' }, '</p>'] },
  ...FIELD_NAMES.map((name): RefusalPart => {
    const slot = `error.${name}` as const;
    return { when: slot, parts: [`<p><a href="#${controlId(name)}">`, { slot }, '</a></p>'] };
  }),
];

/** Throws if the printed form lacks a mark for one of `FIELD_NAMES`: nothing else keeps the two lists the same. */
function checkComplete(names: string[]): void {
  const missing = FIELD_NAMES.filter((name) => {
    const shown = name === 'anrede' ? SALUTATIONS.map((one) => `chosen.${one}`) : [`value.${name}`];
    return ![...shown, `error.${name}`, `invalid.${name}`].every((slot) => names.includes(slot));
  });
  if (missing.length === 0 && names.includes('notice')) return;
  throw new ContentError([
    {
      file: 'src/features/kontakt/kontakt-form.tsx',
      message:
        `Dem Formular fehlt ${missing.join(', ') || 'der Platz für die Meldung'}: ` +
        'Jedes Feld aus contract/message-rules.ts braucht seine Eingabe mit Fehlerzeile.',
    },
  ]);
}
