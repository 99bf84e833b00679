import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends the bytes as they are, where any client would tidy them up, and reads until the server hangs up. */
export async function exchange(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('latin1');
  socket.end(Buffer.from(bytes, 'latin1'));
  return text(socket).catch(() => '');
}

export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Takes apart what came over one connection: answers to GET, whose bodies all have a length. */
export function parseAnswers(bytes: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n');
    const headers = new Map(
      fields.map((field): [string, string] => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
