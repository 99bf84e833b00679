import { readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DAY } from '../../server/clock.ts';
import { LIMITS } from '../../server/limits.ts';
import { openDatabase } from '../../server/outbox/open.ts';
import { createSums } from '../../server/statistics/sums.ts';
import { builtFile } from '../site-map.ts';
import { createClient } from '../deploy/client.ts';
import { openPlace, post } from './site-process.ts';

const BROWSER = 'Mozilla/5.0 (Erkennbar; rv:1.0) Gecko/20100101 Firefox/145.0';
const visit = { 'user-agent': BROWSER, 'accept-language': 'de-AT' };

test('what the privacy page says of counting is true, and npm run stats shows the sums', async () => {
  const place = openPlace();
  // Two processes, as during a restart or on a larger machine.
  const sites = [await place.start(), await place.start()];
  for (const { origin } of sites) {
    const ask = createClient(origin);
    const referer = 'https://suche.example/ergebnis?q=sehr-privat';
    await ask('/', { headers: { ...visit, referer } });
    await ask('/blog/', { headers: { ...visit, referer: `${origin}/?kennung=12345678` } });
    await ask('/', { headers: { 'user-agent': 'Beispielbot/1.0' } });
  }
  expect((await post(sites[0]!.origin, 'eine')).status).toBe(202);
  const spam = '<a href="https://a.example">a</a>'.repeat(9);
  expect((await post(sites[0]!.origin, 'keine', spam)).status).toBe(202);
  const silent = await place.start({ STATISTICS: 'off' });
  await createClient(silent.origin)('/', { headers: visit });
  for (const site of [...sites, silent]) expect(await site.end()).toBe(0);

  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl: undefined });
  const sums = await createSums(database).read('');
  await database.close();
  expect(sums.map(({ measure, subject, amount }) => ({ measure, subject, amount }))).toEqual([
    { measure: 'held', subject: '', amount: 1 },
    { measure: 'message', subject: '', amount: 1 },
    { measure: 'referrer', subject: 'suche.example', amount: 2 },
    { measure: 'robot', subject: '/', amount: 2 },
    { measure: 'view', subject: '/', amount: 2 },
    { measure: 'view', subject: '/blog/', amount: 2 },
  ]);
  const written = readdirSync(place.dataDir)
    .map((file) => readFileSync(join(place.dataDir, file), 'latin1'))
    .join('');
  for (const personal of ['127.0.0.1', 'Erkennbar', 'Firefox', 'de-AT', 'sehr-privat', '12345678'])
    expect(written, personal).not.toContain(personal);
  for (const { log } of sites) expect(log.join('\n')).not.toContain('suche.example');

  const { stdout } = spawnSync(process.execPath, [resolve('server/stats-cli.ts'), '7'], {
    env: { DATA_DIR: place.dataDir },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^\/blog\/ +2 /m);
  expect(builtFile('dsgvo/index.html').includes(`${LIMITS.retention.visits / DAY} Tage`)).toBe(true);
});
