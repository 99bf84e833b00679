import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Referenzen } from './referenzen.tsx';

test('shows nothing while there is none', () => {
  expect(renderToStaticMarkup(<Referenzen items={[]} />)).toBe('');
});

test('names who said it, with a picture where there is one', () => {
  const words = { quote: 'Es läuft.', person: 'Eva Muster', company: 'Muster GmbH' };
  const plain = renderToStaticMarkup(<Referenzen items={[words]} />);
  for (const text of Object.values(words)) expect(plain).toContain(text);
  expect(plain).not.toContain('<img');
  const picture = { name: 'bilder/eva', widths: [64, 128], alt: 'Eva Muster in der Werkstatt' };
  const pictured = renderToStaticMarkup(<Referenzen items={[{ ...words, picture }]} />);
  expect(pictured).toContain(`alt="${picture.alt}"`);
});
