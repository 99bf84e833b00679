import { beforeAll, expect, test } from 'vitest';
import { headersOf } from '../../deploy/deployment.ts';
import { manifest } from '../site-map.ts';
import { describeContract, type Lack, type Target } from './contract.ts';
import { linkBuildWithRedirects, REDIRECTS } from '../site/with-redirects.ts';
import { temporaryFolder } from './processes.ts';
import { runSite } from '../site/run-site.ts';

test('no policy has exceptions, and scripts are kept for a year', () => {
  for (const file of manifest.files) {
    const policy = headersOf(manifest, file)['content-security-policy'];
    expect(policy, file.path).not.toMatch(/unsafe|\*|data:|https?:/);
    if (file.kind === 'page') expect(policy, file.path).toMatch(/; trusted-types build default$/);
    if (file.path.endsWith('.js'))
      expect(file.cacheControl, file.path).toBe('public, max-age=31536000, immutable');
  }
});

// A site that already runs somewhere, from the build that lies here. It gets a few messages to keep.
const { CONTRACT_ORIGIN, CONTRACT_LACKS = '' } = process.env;

if (CONTRACT_ORIGIN) {
  describeContract(
    CONTRACT_ORIGIN,
    () => ({ origin: CONTRACT_ORIGIN }),
    CONTRACT_LACKS.split(',').filter(Boolean) as Lack[],
  );
} else {
  let target: Target;
  beforeAll(async () => {
    const folder = temporaryFolder();
    linkBuildWithRedirects(folder.path);
    const { origin, end } = await runSite({ folder: folder.path });
    target = { origin, redirects: REDIRECTS };
    return async () => {
      await end();
      folder.remove();
    };
  });
  describeContract('our own server', () => target);
}
