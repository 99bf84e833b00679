import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Document } from './document.tsx';

const assets = {
  build: '',
  siteStyles: '',
  rareStyles: '/rare.css',
  firstScript: '',
  chunks: [],
  fonts: '',
  themeColors: { light: '', dark: '' },
};

test('no two parts of a page have the name by which the browser reads them back', () => {
  const printed = (...names: string[]) =>
    renderToStaticMarkup(
      <Document assets={assets} screen="text" data={names.map((markup) => ({ markup, html: '<p>' }))}>
        {null}
      </Document>,
    );
  expect(printed('inhalt', 'abschluss')).toContain('[{"markup":"inhalt"},{"markup":"abschluss"}]');
  expect(() => printed('inhalt', 'inhalt')).toThrow('«inhalt»');
});
