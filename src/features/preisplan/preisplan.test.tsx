import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPrice } from '../../price.ts';
import { Preisplan } from './preisplan.tsx';

test.each([
  [['499 €', '499 €']],
  [['499 €', 'individuell']],
  [['0 €', 'ab 1.499 €']],
  [['0 €']],
  [['individuell']],
])('%j find their places on the line', (prices) => {
  const items = prices.map((price, index) => ({
    id: `angebot-${index}`,
    title: 'Angebot',
    preis: readPrice(price)!,
    interval: 'einmalig' as const,
  }));
  const leistungen = [{ slug: 'probe', data: { offers: { items } } }];
  const html = renderToStaticMarkup(<Preisplan title="" lead="" note="" leistungen={leistungen} />);
  expect(html).not.toMatch(/NaN|Infinity|V-/);
});
