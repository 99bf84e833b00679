import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createAlert } from './alert.ts';
import { HOUR, MINUTE } from './clock.ts';
import { readAlertTarget } from './config.ts';

async function setUp(prefix = '') {
  const state = { now: 0, status: 200 };
  const heard: { type: string | undefined; body: string }[] = [];
  const log: string[] = [];
  const channel = createServer(async (request, response) => {
    heard.push({ type: request.headers['content-type'], body: await text(request) });
    response.writeHead(state.status, { location: '/' }).end();
  }).listen(0, '127.0.0.1');
  await once(channel, 'listening');
  onTestFinished(() => void channel.close());
  const url = `${prefix}http://127.0.0.1:${(channel.address() as AddressInfo).port}/geheim`;
  const alert = createAlert({
    target: readAlertTarget(url)!,
    site: 'www.beispiel.de',
    clock: () => state.now,
    log: (event, details) => log.push(`${event} ${details?.status ?? ''}`.trim()),
  });
  const deferred = (outage: number) => alert.onTrouble({ kind: 'deferred', problem: '535 AUTH', outage });
  return { state, heard, log, alert, deferred };
}

test('a mail server that stays away is told after five minutes and once an hour, in JSON with a text', async () => {
  const { state, heard, deferred } = await setUp();
  await deferred(4 * MINUTE);
  expect(heard).toEqual([]);
  await deferred(5 * MINUTE);
  await deferred(6 * MINUTE);
  expect(heard).toHaveLength(1);
  expect(heard[0]!.type).toBe('application/json');
  const { text: sentence } = JSON.parse(heard[0]!.body) as { text: string };
  expect(sentence).toMatch(/^www\.beispiel\.de: .+535 AUTH/);
  state.now += HOUR;
  await deferred(HOUR);
  expect(heard).toHaveLength(2);
});

test('a refusal for good is told at once; ntfy gets the sentence alone', async () => {
  const { heard, alert } = await setUp('ntfy+');
  await alert.onTrouble({ kind: 'failed', problem: '550 5.1.1', outage: 0 });
  expect(heard).toEqual([
    { type: 'text/plain; charset=utf-8', body: expect.stringMatching(/^www\.beispiel\.de: .+550 5\.1\.1/) },
  ]);
});

test('a channel that does not take it is logged, and tried again with the next trouble', async () => {
  const { state, heard, log, deferred } = await setUp();
  state.status = 404;
  await deferred(HOUR);
  state.status = 302; // what it leads to has not taken it either
  await deferred(HOUR);
  state.status = 200;
  await deferred(HOUR);
  await deferred(HOUR);
  expect(log).toEqual(['alert.failed 404', 'alert.failed']);
  expect(heard).toHaveLength(3);
});

test('a wrong address is refused without being repeated', () => {
  expect(() => readAlertTarget('geheim')).toThrow(/^ALERT_URL ist ungültig\./);
  expect(() => readAlertTarget('ntfy+ftp://geheim/')).toThrow(/^(?!.*geheim)/);
  expect(readAlertTarget(undefined)).toBeUndefined();
});
