import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PUBLIC = join('dist', 'public');

/** The documents of the build, without script and fonts: what the network, text and pictures alone cost. */
export async function startFloor(): Promise<{ origin: string; stop: () => void }> {
  const documents = new Map<string, Buffer | undefined>();
  const server = createServer(({ url = '/' }, response) => {
    if (/^\/assets\/[\w/-]+\.webp$/.test(url)) {
      return response.writeHead(200, { 'content-type': 'image/webp' }).end(readFileSync(join(PUBLIC, url)));
    }
    if (!documents.has(url)) documents.set(url, bareDocument(url));
    const body = documents.get(url);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function bareDocument(path: string): Buffer | undefined {
  const file = join(PUBLIC, path, 'index.html');
  if (!path.endsWith('/') || !existsSync(file)) return;
  return brotliCompressSync(
    readFileSync(file, 'utf8')
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
  );
}
