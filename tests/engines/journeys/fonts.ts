import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';

const FAMILIES = ['Architects', 'Bricolage', 'Instrument', 'JetBrains', 'Newsreader'];

const loaded = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !/ (Fallback|Android)/.test(family))
      .map(({ family }) => family.replaceAll('"', ''))
      .toSorted(),
  );

/** All families that are loaded from our host; their stand-ins are local fonts. */
export const fontsJoin = (visitor: Visitor) => expect.poll(() => loaded(visitor)).toEqual(FAMILIES);
