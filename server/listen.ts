import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { failToListen } from './failed-start.ts';
import { describeError, type Log } from './log.ts';
import { inheritedSocket, tellReady } from './service-manager.ts';

/** On the port that systemd hands over, or on one of our own; prints the address as soon as visitors are answered. */
export function listen(server: Server, config: Config, log: Log): void {
  const { host } = config;
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Later errors concern one connection (too many open files, say): no reason to end.
    if (server.listening) return log('server.error', describeError(error));
    failToListen(error, config);
  });
  const socket = inheritedSocket(process.env);
  server.listen(socket === undefined ? { port: config.port, host } : { fd: socket }, () => {
    const { port } = server.address() as AddressInfo;
    const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
    console.log(`http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`);
    if (!config.mail)
      console.warn(
        'SMTP_URL ist nicht gesetzt: Nachrichten werden aufbewahrt, aber nicht verschickt (npm run outbox -- list).',
      );
    tellReady(process.env, log);
  });
}
