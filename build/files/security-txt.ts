import type { Site } from '../../src/site.ts';
import type { SiteFile } from '../output/site-files.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/** Where to report a vulnerability. The day in the content, not the clock, says until when it holds. */
export function securityFile({ origin, owner, securityContactChecked }: Site): SiteFile {
  const expires = new Date(securityContactChecked);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const text = `Contact: mailto:${owner.email}
Expires: ${expires.toISOString()}
Preferred-Languages: de, en
Canonical: ${origin}${PATH.slice(1)}
`;
  return { path: PATH, content: Buffer.from(text) };
}
