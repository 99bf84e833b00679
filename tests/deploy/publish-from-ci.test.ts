import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './processes.ts';

test('a pipeline brings the release to the host that it knows, with a key that ssh reads', () => {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  const at = (name: string) => join(path, name);
  // Stands for the host: /opt is a folder of this test, and `sh` only writes down which script it should run.
  const ssh = `#!/bin/sh
set -eu
echo "$*" >${at('asked')}
stat -c %a "$2" >${at('mode')}
cat "$2" "\${6#UserKnownHostsFile=}" >${at('secrets')}
for order; do :; done
export PATH="${at('host')}:$PATH"
eval "$(echo "$order" | sed 's|/opt/|${path}/|g')"
`;
  mkdirSync(at('host'));
  writeFileSync(at('ssh'), ssh, { mode: 0o755 });
  writeFileSync(at('host/sh'), `#!/bin/sh\n[ -f "$1" ] && echo "$1" >${at('activated')}\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync('sh', ['deploy/publish-from-ci.sh'], {
    env: {
      PATH: `${path}:${process.env.PATH}`,
      PUBLISH_HOST: 'root@www.beispiel.de',
      // Pasted on Windows.
      PUBLISH_KEY: 'eins\r\nzwei',
      PUBLISH_KNOWN_HOSTS: 'www.beispiel.de ssh-ed25519 drei',
    },
  });
  expect(status, String(stderr)).toBe(0);
  const told = (name: string) => readFileSync(at(name), 'utf8');
  expect(told('asked')).toMatch(/ -o StrictHostKeyChecking=yes root@www\.beispiel\.de /);
  expect(told('mode')).toBe('600\n');
  expect(told('secrets')).toBe('eins\nzwei\nwww.beispiel.de ssh-ed25519 drei\n');
  expect(told('activated')).toMatch(/\/website-releases\/\d{8}-\d{6}-website-\w+\/deploy\/activate\.sh\n$/);
  // The key is nobody's after that.
  expect(existsSync(/-i (\S+)/.exec(told('asked'))![1]!)).toBe(false);
});
