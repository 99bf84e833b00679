import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../../server/limits.ts';
import { writeTestBuild } from '../../server/test-build.ts';
import { exchange } from '../../server/test-site.ts';
import { openPlace } from './site-process.ts';

/** On one connection, as many as the server answers. */
const BATCH = LIMITS.connections.unanswered;

/** Stands in every file that nobody may read, and in nothing else. */
const SECRET = 'nur-auf-der-platte';

const words = (text: string) => text.trim().split(/\s+/);
const starts = words(String.raw`
  / // /\ /assets/ /lexikon/ /daten/ /blog /%2f * //healthz http://boese.example/ http://boese.example//
  /%0d%0aSet-Cookie:%20a=b/ /lexikon/%0d%0aLocation:%20http:%2f%2fboese.example`);
const climbs = words(String.raw`
  ../ %2e%2e/ .%2e%2f %252e%252e%252f ..;/ ..%00/ ..%c0%af %c0%ae%c0%ae/ %uff0e%uff0e/ ....// ..\..\ ..%5c..%5c /%20/`);
const goals = words(`
  geheim.txt manifest.json dist/manifest.json data/outbox.sqlite etc/passwd proc/self/environ .env .git/config
  index.html constructor __proto__ boese.example ?../.. ?%0d%0aX:y ?a=//boese.example`);
const paths = starts.flatMap((start) =>
  ['', ...climbs, ...climbs.map((climb) => climb.repeat(5))].flatMap((climb) =>
    goals.map((goal) => `${start}${climb}${goal}`),
  ),
);

test(`${paths.length} paths: no file but those of the build, no way to another host, no fault`, async () => {
  const { root, dist } = writeTestBuild();
  for (const folder of [root, dist]) writeFileSync(join(folder, 'geheim.txt'), SECRET);
  writeFileSync(join(dist, 'public', 'geheim.txt'), SECRET); // there, but not in the manifest
  const site = await openPlace({ root }).start({ GEHEIM: SECRET });
  const locations = new Set<string>();
  for (let done = 0; done < paths.length; done += BATCH) {
    const batch = paths.slice(done, done + BATCH);
    const requests = batch.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const answers = await exchange(site.origin, requests.join(''));
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
    expect(statuses.length, batch[statuses.length]).toBe(batch.length);
    expect(statuses.filter((status) => !/^(?:200|301|302|404)$/.test(status!))).toEqual([]);
    expect(answers).not.toMatch(/^set-cookie:|^X:|nur-auf-der-platte|root:|SQLite format/im);
    for (const [, location] of answers.matchAll(/^location: (.*)\r$/gim)) locations.add(location!);
  }
  for (const location of locations) {
    // A path of this host: no scheme, and no second slash that would name another host.
    expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
    const { status } = await fetch(`${site.origin}${location}`, { redirect: 'manual' });
    expect([200, 404], `${location} is the end of the way`).toContain(status);
  }
  expect(site.log.filter((line) => /error|crash/.test(line))).toEqual([]);
});
