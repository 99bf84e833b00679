import type { Versionen } from '../../content/versionen.ts';
import { absoluteUrl } from '../../head/head.tsx';
import { paths } from '../../paths.ts';
import { statusOn } from '../../support-period.ts';

/** What the page shows, for programs. The names of its fields are a promise: others read them. */
export function versionenJson({ h1, checked, products, sources }: Versionen, today: string): string {
  return JSON.stringify({
    title: h1,
    url: absoluteUrl(paths.versionen),
    checked,
    statusOn: today,
    products: products.map(({ id, name, to, policy, releases }) => ({
      id,
      name,
      entry: absoluteUrl(to),
      policy,
      releases: releases.map((row) => ({
        release: row.release,
        status: statusOn(today, row),
        from: row.from,
        activeUntil: row.activeUntil ?? null,
        supportUntil: row.supportUntil ?? null,
        paidUntil: row.paidUntil ?? null,
        sources: row.sources.map((id) => sources.find((source) => source.id === id)!.url),
      })),
    })),
  });
}
