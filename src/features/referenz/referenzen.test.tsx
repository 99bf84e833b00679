import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Referenzen } from './referenzen.tsx';

test('shows nothing while there is none', () => {
  expect(renderToStaticMarkup(<Referenzen items={[]} />)).toBe('');
});

test('names who said it', () => {
  const words = { quote: 'Es läuft.', person: 'Eva Muster', company: 'Muster GmbH' };
  const shown = renderToStaticMarkup(<Referenzen items={[words]} />);
  for (const text of Object.values(words)) expect(shown).toContain(text);
});
