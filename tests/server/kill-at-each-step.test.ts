import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Step, startFaultyServer } from './faulty-mail-server.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace, type Place, post } from './site-process.ts';

/** As if the ten seconds had passed after which another courier may take a message over. */
function endLeases({ dataDir }: Place): void {
  const database = new DatabaseSync(join(dataDir, 'outbox.sqlite'));
  database.exec('UPDATE messages SET lease_until = 0');
  database.close();
}

/** Every step with `FAULT_ROUNDS` set; otherwise those where something is at stake. */
const THOROUGH = process.env.FAULT_ROUNDS !== undefined;

const body = [
  ['subject', 'Anfrage a'],
  ['message', 'Von: besucher@beispiel.de\n\nGuten Tag, hier ist a.'],
]
  .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .concat('--x--\r\n')
  .join('');
const request =
  'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
  `Idempotency-Key: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('killed at any byte of a message, the server has it once after the browser tried again', async () => {
  const place = openPlace();
  const headers = request.length - body.length;
  const places = [request.length - 1, request.length];
  for (const bytes of THOROUGH ? [10, headers, headers + 20, ...places] : places) {
    const site = await place.start();
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    await new Promise((sent) => socket.write(request.slice(0, bytes), sent));
    await site.end('SIGKILL');
    socket.destroy();
  }
  const site = await place.start();
  const { id } = (await (await post(site.origin, 'a')).json()) as { id: string };
  expect(await place.kept()).toMatchObject([{ id }]);
  await site.end('SIGKILL'); // after the answer
  // Kept without a mail server, it goes out as soon as there is one.
  const { mails, port } = await startMailServer();
  const again = await place.start(mailEnv(port));
  expect(((await (await post(again.origin, 'a')).json()) as { id: string }).id).toBe(id);
  await expect.poll(() => again.log.join()).toContain('message.delivered');
  expect(await place.kept()).toMatchObject([{ id }]);
  expect(mails).toMatchObject([{ id }]);
});

test('killed at any step of the delivery, the message arrives once', async () => {
  const place = openPlace();
  const server = await startFaultyServer();
  const env = mailEnv(server.port);
  const steps: Step[] = THOROUGH
    ? ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'body']
    : ['MAIL', 'DATA', 'body'];
  for (const [i, at] of steps.entries()) {
    // The server falls silent there, which is when the site is killed.
    server.state.fault = { at, does: 'silence' };
    server.state.reached = undefined;
    const site = await place.start(env);
    if (i === 0) await post(site.origin, 'a');
    await expect.poll(() => server.state.reached, { interval: 10 }).toBe(at);
    await site.end('SIGKILL');
    endLeases(place);
  }
  server.state.fault = undefined;
  const site = await place.start(env);
  await expect.poll(() => site.log.join()).toContain('message.delivered');
  expect(server.state.accepted).toHaveLength(1);
});
