import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Markup } from '../../navigation/markup.ts';

/**
 * Build time only: what has nothing to do in the browser becomes finished markup. Its components
 * and its data are never sent; the browser hydrates around it. Printed when somebody asks for it.
 */
export function staticMarkup(content: ReactNode, markup: Markup['markup'] = 'inhalt'): Markup {
  return {
    markup,
    // Not kept: whoever prints thousands of pages is done with each of them.
    get html() {
      return renderToStaticMarkup(content);
    },
  };
}
