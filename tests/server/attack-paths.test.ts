import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../server/limits.ts';
import { writeTestBuild } from '../../server/test-build.ts';
import { exchange } from '../../server/test-site.ts';
import { openPlace } from './site-process.ts';

/** `ATTACK_SCALE=10` for 51,200 paths. */
const PATHS = Math.round(160 * Number(process.env.ATTACK_SCALE ?? 1)) * LIMITS.connections.unanswered;
/** On one connection, as many as the server answers. */
const BATCH = LIMITS.connections.unanswered;

/** Stands in every file that nobody may read, and in nothing else. */
const SECRET = 'nur-auf-der-platte';

const oneOf = (words: string) => fc.constantFrom(...words.trim().split(/\s+/));

const up = oneOf(String.raw`
  .. . %2e%2e %2E. .%2e %252e%252e ..; ..%00 ..%c0%af %c0%ae%c0%ae %uff0e%uff0e .... ..\.. ..%5c.. %e0%80%ae`);
const slash = oneOf(String.raw`/ // \ %2f %2F %5c %252f /./ %c0%af ;/ /%20/ %00/`);
const goal = oneOf(`
  geheim.txt manifest.json dist/manifest.json data/outbox.sqlite etc/passwd proc/self/environ
  server/main.ts .env .git/config index.html constructor __proto__ boese.example %20`);
const start = oneOf(String.raw`
  / // /\ /assets/ /lexikon/ /daten/ /blog /%2f * //healthz
  http://boese.example/ http://boese.example// http://boese.example/healthz
  /%0d%0aSet-Cookie:%20a=b/ /lexikon/%0d%0aLocation:%20http:%2f%2fboese.example`);
const anything = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  })
  .map((text) => `/${text}`);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('?', '?../..', '?%0d%0aX:y', '?a=//boese.example', '?<script>') },
);
const path = fc.oneof(
  fc
    .tuple(start, fc.array(fc.tuple(up, slash), { maxLength: 5 }), goal, query)
    .map(([head, climbs, tail, search]) => `${head}${climbs.flat().join('')}${tail}${search}`),
  anything,
);

test(`${PATHS} paths: no file but those of the build, no way to another host, no fault`, async () => {
  const { root, dist } = writeTestBuild();
  for (const folder of [root, dist]) writeFileSync(join(folder, 'geheim.txt'), SECRET);
  writeFileSync(join(dist, 'public', 'geheim.txt'), SECRET); // there, but not in the manifest
  const site = await openPlace({ root }).start({ GEHEIM: SECRET });
  const seen = new Map<number, number>();
  const locations = new Set<string>();
  for (let done = 0; done < PATHS; done += BATCH) {
    const targets = fc.sample(path, BATCH);
    const requests = targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const answers = parseAnswers(await exchange(site.origin, requests.join('')));
    expect(answers.length, targets[answers.length]).toBe(BATCH);
    for (const [i, { status, headers, body }] of answers.entries()) {
      const target = targets[i]!;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect([200, 301, 302, 404], target).toContain(status);
      const location = headers.get('location');
      // A path of this host: no scheme, and no second slash that would name another host.
      if (location !== undefined) {
        expect(location, target).toMatch(/^\/(?![/\\])[!-~]*$/);
        locations.add(location);
      }
      expect(status === 301 || status === 302, target).toBe(location !== undefined);
      expect(headers.has('set-cookie') && !target.startsWith('/kontakt/'), target).toBe(false);
      expect(body.includes(SECRET) || body.includes('root:') || body.includes('SQLite format'), target).toBe(
        false,
      );
    }
  }
  for (const location of locations) {
    const { status } = await fetch(`${site.origin}${location}`, { redirect: 'manual' });
    expect([200, 404], `${location} is the end of the way`).toContain(status);
  }
  expect(site.log.filter((line) => /error|crash/.test(line))).toEqual([]);
  console.log(`${PATHS} paths: ${[...seen].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
});

type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Takes apart what came over one connection: answers to GET, whose bodies all have a length. */
function parseAnswers(bytes: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n');
    const headers = new Map(
      fields.map((field): [string, string] => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
