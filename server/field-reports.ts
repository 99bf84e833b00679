import type { Attempts } from './intake/attempts.ts';
import { createBodyReader, formKind } from './intake/body.ts';
import { readUrlencoded } from './intake/form-fields.ts';
import { Refusal } from './intake/refusal.ts';
import { checkSameOrigin } from './intake/same-origin.ts';
import type { Post } from './sendmail.ts';
import type { NoteField } from './statistics/field.ts';

type Parts = { noteField: NoteField; publicOrigin: string | undefined; attempts: Attempts };

/** A report is some ten words; few are under way at once. */
const MAX_BYTES = 500;
const PLACES = 16;

/** Answers a page's report. Nobody reads the answer: a browser sends it while the page goes away. */
export function createFieldReports({ noteField, publicOrigin, attempts }: Parts) {
  const readBody = createBodyReader(PLACES);
  return async ({ headers, client, body }: Post): Promise<Response> => {
    try {
      attempts.take(client);
      checkSameOrigin(headers, publicOrigin);
      const announced = headers.get('content-length');
      if (formKind(headers) !== 'plain' || announced === null || Number(announced) > MAX_BYTES)
        return new Response(null, { status: 400 });
      noteField(readUrlencoded(await readBody(body, announced)));
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return new Response(null, { status: error.status });
    }
  };
}
