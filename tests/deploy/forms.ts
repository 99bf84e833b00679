import { FILLED_IN } from '../../contract/test-fields.ts';
import type { Question } from './client.ts';

export const greeting = 'Von: besucher@beispiel.de\n\nGuten Tag, dies ist eine Probe.';

/** As the application sends it. */
export async function multipart(subject: string, message: string): Promise<Question> {
  const data = new FormData();
  data.append('subject', subject);
  data.append('message', message);
  const encoded = new Response(data);
  return {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** As a browser without JavaScript sends it. */
export function urlencoded(fields: Record<string, string>): Question {
  const form = {
    ...FILLED_IN,
    email: 'besucher@beispiel.de',
    subject: 'Vertrag',
    message: 'Guten Tag, dies ist eine Probe.',
    ...fields,
  };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(String(new URLSearchParams(form))),
  };
}
