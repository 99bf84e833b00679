import { beforeAll, expect, test } from 'vitest';
import { headersOf } from '../../deploy/deployment.ts';
import { manifest, screens } from '../site-map.ts';
import { describeContract, type Lack, type Target } from './contract.ts';
import { startSite } from './processes.ts';

/** The routes of the specification, written out: the table must not drift from it. */
const specified = [
  '/',
  '/blog/',
  '/blog/devin-ai-im-praxis-test/',
  '/blog/api-entwicklung/',
  '/blog/ki-chatbots/',
  '/leistungen/programmierung/',
  '/leistungen/seo/',
  '/leistungen/kuenstliche-intelligenz/',
  '/local-seo-agentur/',
  '/consultee-ai/',
  '/kontakt/',
  '/impressum/',
  '/dsgvo/',
  '/lexikon/',
  ...`ajax angular api build-tools chatbots client-side-routing content-management-system cors docker dom
    ecmascript express graphql hateoas hibernate http https jamstack java JavaScript-Frameworks javascript
    json jwt kuenstliche-intelligenz less low-code machine-learning microservices
    natural-language-processing no-code nodejs npm oauth php progressive-web-apps proxy react rest sass
    single-page-application soap svelte typescript typo3 v8 vue-js web-performance webentwicklung
    websocket wordpress xml`
    .split(/\s+/)
    .map((slug) => `/lexikon/${slug}/`),
];

test('every screen of the specification is built, and nothing but content adds to them', () => {
  const added = screens.filter((path) => !specified.includes(path));
  expect(specified.filter((path) => !screens.includes(path))).toEqual([]);
  expect(added.filter((path) => !/^\/(blog|lexikon)\/[^/]+\/$/.test(path))).toEqual([]);
});

test('no policy has exceptions, and scripts are immutable', () => {
  for (const file of manifest.files) {
    expect(headersOf(manifest, file)['content-security-policy'], file.path).not.toMatch(/unsafe|\*|data:/);
    if (file.path.endsWith('.js')) expect(file.cacheControl, file.path).toContain('immutable');
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
    const { port, stop } = await startSite();
    target = { origin: `http://127.0.0.1:${port}` };
    return stop;
  }, 60_000);
  describeContract('our own server', () => target);
}
