import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openPlace, post } from './site-process.ts';

const MEBIBYTE = 1024 * 1024;
/** So many that a queue of connections not yet accepted holds them. */
const CONNECTIONS = 100;

test('bodies that never end take a bounded room, and no visitor’s', async () => {
  const { origin, port, child } = await openPlace().start();
  const head =
    'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  const almost = `${head}Content-Length: 65536\r\n\r\n${'a'.repeat(65_535)}`;
  const arrived = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return new Promise((resolve) => socket.write(almost, resolve));
  });
  await Promise.all(arrived);
  for (let visit = 0; visit < 10; visit++) {
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect((await post(origin, `besuch-${visit}`)).status).toBe(202);
  }
  const resident = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]);
  expect(resident * 1024).toBeLessThan(256 * MEBIBYTE);
});
