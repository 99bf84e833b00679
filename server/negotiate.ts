import type { Encoding } from '../contract/manifest.ts';

export type Coding = Encoding | 'identity';

/** Best first: brotli is the smallest of our precompressed siblings, identity the largest. */
const PREFERENCE: readonly Coding[] = ['br', 'zstd', 'gzip', 'identity'];

const ITEM = /^\s*([^\s;,]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/;

/**
 * The client's highest weight wins, our preference breaks ties. When nothing it accepts is on
 * offer (`identity;q=0` on an image), identity is still more useful than a 406.
 */
export function chooseCoding(
  acceptEncoding: string | undefined,
  offered: ReadonlyMap<Coding, unknown>,
): Coding {
  if (!acceptEncoding || offered.size === 1) return 'identity';
  const weights = parseWeights(acceptEncoding.toLowerCase());
  const others = weights.get('*') ?? 0;
  let best: Coding = 'identity';
  let bestWeight = 0;
  for (const coding of PREFERENCE) {
    if (!offered.has(coding)) continue;
    const weight = weights.get(coding) ?? (coding === 'identity' ? unlistedIdentity(weights) : others);
    if (weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Unlisted, identity stays acceptable unless `*;q=0` rules it out, but only as the last resort. */
function unlistedIdentity(weights: ReadonlyMap<string, number>): number {
  return weights.get('*') === 0 ? 0 : Number.MIN_VALUE;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const match = ITEM.exec(item);
    if (match?.[1]) weights.set(match[1], match[2] === undefined ? 1 : Number(match[2]));
  }
  return weights;
}

/** Weak comparison, as If-None-Match asks for: a proxy that recompresses turns ours into `W/"…"`. */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
