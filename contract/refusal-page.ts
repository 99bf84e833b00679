import type { FieldName, Salutation } from './message-rules.ts';

/**
 * The contact page as it answers a plain post that is refused is one HTML file with marks, which the server replaces:
 * - `%%grund%%`: why, if no field is to blame
 * - `%%wert:name%%`: what was typed
 * - `%%fehler:name%%`: what is wrong with the field
 * - `%%ungueltig:name%%`: in a tag, `aria-invalid="true"` or nothing
 * - `%%gewaehlt:professionell%%`: in a tag, `checked=""` or nothing
 */
export const MARKS = /%%([a-z]+)(?::([a-z]+))?%%/g;

export type Mark = 'grund' | `${'wert' | 'fehler' | 'ungueltig'}:${FieldName}` | `gewaehlt:${Salutation}`;

export const markFor = (mark: Mark) => `%%${mark}%%`;
