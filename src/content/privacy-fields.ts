import { FIELD_NAMES, FIELDS } from '../../contract/message-rules.ts';
import type { Problem } from './declaration.ts';

type Policy = { file: string; article: { html: string } };

const SECTION = 'Kontaktformular';

/** Whoever asks visitors for something says so: each field of the form stands in the privacy policy. */
export function findUnnamedFields({ file, article }: Policy): Problem[] {
  const section = article.html.split('<h2').find((part) => headingOf(part).includes(SECTION)) ?? '';
  return FIELD_NAMES.filter((name) => !section.includes(FIELDS[name].label)).map((name) => ({
    file,
    message:
      `Der Abschnitt „${SECTION}“ nennt das Feld „${FIELDS[name].label}“ nicht, ` +
      `nach dem das Formular fragt (${name} in contract/message-rules.ts).`,
  }));
}

const headingOf = (part: string) => part.slice(0, part.indexOf('</h2>'));
