import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
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

async function failure(root: string, env: Record<string, string> = {}): Promise<string> {
  const { child, exited } = launch(root, env);
  const [message, [code]] = await Promise.all([text(child.stderr), exited]);
  expect(code).toBe(1);
  return message;
}

/** A contact message of which the last part is still to come. */
async function sendPart(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      // The server's «go on» proves that it has begun with this request.
      'Expect: 100-continue\r\nContent-Length: 99\r\n\r\nname=',
  );
  await once(socket, 'data');
  return socket;
}

test('SIGTERM waits neither for a request that never ends nor for a database that is slow to keep what was counted', async () => {
  const database = await openProxy(await freshDatabase());
  const { root } = writeTestBuild();
  const { child, exited } = launch(root, { DATABASE_URL: database.url });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = String(line).trim();
  await fetch(address); // a visit to count
  const socket = await sendPart(Number(new URL(address).port));
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

test('a bad setting or a missing build ends the start with one sentence', async () => {
  const { root, dist } = writeTestBuild();
  expect(await failure(root, { PORT: 'achtzig' })).toMatch(
    /^PORT=„achtzig“ ist ungültig\. Erlaubt ist .+\.\n$/,
  );
  rmSync(dist, { recursive: true });
  expect(await failure(root)).toMatch(/^Der Build fehlt .+: npm run build .+\n$/);
});
