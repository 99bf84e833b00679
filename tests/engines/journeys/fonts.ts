import { expect } from 'vitest';
import { WEB_FONTS, webFontsInPage } from '../in-page.ts';
import type { Visitor } from '../visitor.ts';

export const fontsJoin = (visitor: Visitor) =>
  expect.poll(() => visitor.evaluate(webFontsInPage)).toEqual(WEB_FONTS);
