import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../contract/manifest.ts';
import { writeTestBuild } from '../../server/test-build.ts';
import { exchange, parseAnswers } from './raw-http.ts';
import { openPlace } from './site-process.ts';

/** Bytes as a careless client sends them, one character each. */
const raw = (text: string) => Buffer.from(text).toString('latin1');

test('addresses beyond ASCII are answered in one encoding, and nothing of them is lost', async () => {
  const { root, dist, manifest } = writeTestBuild();
  const page = manifest.files.find(({ kind }) => kind === 'page')!;
  const files = [...manifest.files, { ...page, path: '/größe/' }];
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify({ ...manifest, files }));
  const site = await openPlace({ root }).start();

  const expected: [target: string, status: number, location?: string][] = [
    ['/gr%C3%B6%C3%9Fe/', 200],
    ['/gr%C3%B6%C3%9Fe', 301, '/gr%C3%B6%C3%9Fe/'],
    ['/gr%c3%b6%c3%9fe/?a=%C3%A4', 301, '/gr%C3%B6%C3%9Fe/?a=%C3%A4'],
    ['/lexikon/k%C3%BCche', 301, '/lexikon/k%C3%BCche/'],
    ['/lexikon/k%C3%BCche/', 404],
    // No browser sends them like this, and Node's parser refuses what no address may contain.
    [raw('/größe/'), 400],
    ['/%72obots.txt', 301, '/robots.txt'],
    ['/%E4', 302, '/'],
  ];
  for (const [target, status, location] of expected) {
    const request = `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const [answer] = parseAnswers(await exchange(site.origin, request));
    expect([answer?.status, answer?.headers.get('location')], target).toEqual([status, location]);
  }
});
