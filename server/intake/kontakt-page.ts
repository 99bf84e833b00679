import { cleanLine, cleanText, type KontaktFields, SALUTATIONS } from '../../contract/message-rules.ts';
import type { FormFields } from './form-fields.ts';
import type { Refusal } from './refusal.ts';

/** The built contact page, saying what is wrong with a plain post and with everything typed in place. */
export type KontaktPage = (refusal: Refusal, typed: FormFields) => string;

const FIELDS = ['name', 'email', 'subject', 'anrede', 'message'] as const satisfies (keyof KontaktFields)[];

/**
 * `built` is our own prerendered document: React escapes `<` and `>` in texts and attributes, so a
 * tag ends at the first `>`.
 */
export function createKontaktPage(built: string): KontaktPage {
  // Its address is the endpoint's, which the application does not know: the page stays plain.
  const plain = built
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace('<title>', '<title>Nicht gesendet: ');
  const page = editTag(plain, 'id="kontakt-meldung"', (tag) =>
    setAttributes(tag, { tabindex: '-1', autofocus: '' }),
  );

  return (refusal, typed) => {
    let html = insert(page, 'kontakt-meldung', summary(refusal));
    for (const field of FIELDS) {
      const value = typed.get(field);
      if (value !== undefined) html = fill(html, field, value);
      const error = refusal.fields[field];
      if (error === undefined) continue;
      html = editTag(html, `aria-describedby="kontakt-${field}-fehler"`, (tag) =>
        setAttributes(tag, { 'aria-invalid': 'true' }),
      );
      html = insert(html, `kontakt-${field}-fehler`, escape(error));
    }
    return html;
  };
}

function summary({ message, fields }: Refusal): string {
  const errors = FIELDS.filter((field) => fields[field]).map(
    (field) => `<p><a href="#kontakt-${field}">${escape(fields[field]!)}</a></p>`,
  );
  const sentences = errors.length > 0 ? errors.join('') : `<p>${escape(message)}</p>`;
  return `<h2>Ihre Nachricht wurde noch nicht gesendet</h2>${sentences}`;
}

function fill(html: string, field: (typeof FIELDS)[number], value: string): string {
  if (field === 'message') {
    const start = /(<textarea\b[^>]*\bname="message"[^>]*>)[^]*?(?=<\/textarea>)/;
    // HTML drops the first line break of a text area.
    return html.replace(start, (_, tag: string) => `${tag}\n${escape(cleanText(value))}`);
  }
  if (field !== 'anrede') {
    return editTag(html, `name="${field}"`, (tag) => setAttributes(tag, { value: cleanLine(value) }));
  }
  return SALUTATIONS.reduce(
    (page, salutation) =>
      editTag(page, `name="anrede"[^>]*\\bvalue="${salutation}"`, (tag) =>
        setAttributes(tag, { checked: salutation === value ? '' : undefined }),
      ),
    html,
  );
}

/** Into the empty element with this id. */
function insert(html: string, id: string, content: string): string {
  return editTag(html, `id="${id}"`, (tag) => tag + content);
}

function editTag(html: string, attribute: string, edit: (tag: string) => string): string {
  return html.replace(new RegExp(`<(?!meta)[a-z]\\w*\\b[^>]*\\b${attribute}[^>]*>`), edit);
}

function setAttributes(tag: string, attributes: Record<string, string | undefined>): string {
  for (const [name, value] of Object.entries(attributes)) {
    tag = tag.replace(new RegExp(` ${name}="[^"]*"`, 'i'), '');
    if (value !== undefined) tag = `${openEnd(tag)} ${name}="${escape(value)}">`;
  }
  return tag;
}

/** The tag without its end. No pattern: it would look for that end behind every space that was typed. */
const openEnd = (tag: string) => tag.slice(0, tag.endsWith('/>') ? -2 : -1).trimEnd();

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
