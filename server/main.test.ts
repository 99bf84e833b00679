import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { FILLED_IN } from '../contract/test-fields.ts';
import { freshDatabase } from './outbox/test-database.ts';
import { openProxy } from './outbox/test-proxy.ts';
import { writeTestBuild } from './test-build.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function launch(root: string, env: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { NODE_COMPILE_CACHE, PORT: '0', ...env },
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, exited };
}

/** A running server, once it has printed its address. */
async function launchReady(env: Record<string, string> = {}) {
  const { root } = writeTestBuild();
  const { child, exited } = launch(root, env);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = String(line).trim();
  return { child, exited, address, port: Number(new URL(address).port) };
}

async function failure(root: string, env: Record<string, string> = {}): Promise<string> {
  const { child, exited } = launch(root, env);
  const [message, [code]] = await Promise.all([text(child.stderr), exited]);
  expect(code).toBe(1);
  return message;
}

/** A contact message of which the last part is still to come. */
async function sendPart(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const body = String(new URLSearchParams({ ...FILLED_IN, website: '' }));
  socket.write(
    'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      // The server's «go on» proves that it has begun with this request.
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await once(socket, 'data');
  return { socket, rest: body.slice(5) };
}

test('prints its address, and that messages are only kept; serves the build and the outbox', async () => {
  const { address, child } = await launchReady();
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(address)).text()).toContain('<!doctype html>');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const body = new FormData();
  body.append('subject', 'a');
  body.append('message', 'Von: a@b.de\n\nGuten Tag!');
  expect((await fetch(`${address}/sendmail.php`, { method: 'POST', body })).status).toBe(202);
  child.kill('SIGTERM');
  expect(await text(child.stderr)).toMatch(/^SMTP_URL ist nicht gesetzt: .+\.\n/);
});

test('SIGINT lets a running request finish', async () => {
  const { child, exited, port } = await launchReady();
  const { socket, rest } = await sendPart(port);
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  child.kill('SIGINT');
  await once(idle.resume(), 'close'); // now it drains

  socket.write(rest);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exited).toEqual([0, null]);
});

test('SIGTERM waits neither for a request that never ends nor for a database that is slow to keep what was counted', async () => {
  const database = await openProxy(await freshDatabase());
  const { child, exited, address, port } = await launchReady({ DATABASE_URL: database.url });
  await fetch(address); // a visit to count
  const { socket } = await sendPart(port);
  // A byte now and then keeps the request open for twelve seconds (http-server.ts); main.ts promises to stop in one.
  const drip = setInterval(() => socket.write('x'), 500);
  onTestFinished(() => clearInterval(drip));
  // No statement is slow enough to be cut off, but together they take nine seconds.
  database.delay(700);
  const start = performance.now();
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(5_000); // as website.service grants
});

test('a busy port ends the start with one sentence', async () => {
  const { root } = writeTestBuild();
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await failure(root, { PORT: `${port}` })).toMatch(
    new RegExp(`^127\\.0\\.0\\.1, Port ${port} ist schon belegt: .+\\n$`),
  );
});

test('a bad setting, a missing or broken build, or data folder, ends the start with one sentence', async () => {
  const { root, dist } = writeTestBuild();
  expect(await failure(root, { PORT: 'achtzig' })).toMatch(
    /^PORT=„achtzig“ ist ungültig\. Erlaubt ist .+\.\n$/,
  );
  writeFileSync(join(root, 'file'), '');
  expect(await failure(root, { DATA_DIR: 'file' })).toMatch(/^DATA_DIR=„.+\/file“ .+\n$/);
  rmSync(join(dist, 'public'), { recursive: true });
  expect(await failure(root)).toMatch(/^Der Build .+ ist unvollständig: npm run build .+\n$/);
  rmSync(dist, { recursive: true });
  expect(await failure(root)).toMatch(/^Der Build fehlt .+: npm run build .+\n$/);
});
