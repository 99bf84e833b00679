import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems hand out themselves: nobody gets it by chance before it is put to use. */
const [FIRST, LAST] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  const wanted = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  const server = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return wanted;
}
