import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Markup } from '../../navigation/markup.ts';

/**
 * Build time only: what has nothing to do in the browser becomes finished markup. Its components
 * and its data are never sent; the browser hydrates around it.
 */
export const still = (content: ReactNode): Markup => ({
  markup: 'inhalt',
  html: renderToStaticMarkup(content),
});
