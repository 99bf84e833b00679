import type { Product } from '../../content/versionen.ts';
import { lastDay } from '../../support-period.ts';

/** The end of a release's support, if there is a promise that can end. */
export type End = {
  product: string;
  release: string;
  /** Where the release stands on the page. */
  fragment: string;
  /** As the source says it: a day or a month. */
  moment: string;
  day: string;
};

export const fragmentOf = (product: string, release: string) => `${product}-${release.replaceAll('.', '-')}`;

/** All of them, the earliest first. */
export const endsOf = (products: Product[]): End[] =>
  products
    .flatMap(({ id, name, releases }) =>
      releases.flatMap(({ release, supportUntil: moment }) =>
        moment
          ? [{ product: name, release, fragment: fragmentOf(id, release), moment, day: lastDay(moment) }]
          : [],
      ),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
