import { describe, expect, test } from 'vitest';
import { projectPages, servicePages, site } from '../content-of-site.ts';
import { exampleEntry, examplePost } from '../site-map.ts';
import { builtPages, pageAt, texts, values } from './built-pages.ts';

const PRICE_NOTE = site.company.smallBusiness
  ? /§\s19 UStG.*Unternehmer/
  : /netto zzgl\. MwSt\..*Unternehmer/;
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(servicePages)('$path', ({ path, offers, useCases }) => {
  const page = pageAt(path);

  test('shows every offer with its price, its lines and a way to ask for it, and what a price means', () => {
    const shown = texts(page, '.flip-card__front .price').map(spaced);
    expect(shown).toEqual(offers.map(({ preis }) => spaced(preis)));
    expect(values(page, '.flip-card a', 'href')).toEqual(offers.map(() => '/kontakt/'));
    expect(texts(page, '.flip-card li').map(spaced)).toEqual(
      offers.flatMap(({ description }) => description),
    );
    expect(texts(page, 'main').join()).toMatch(PRICE_NOTE);
  });

  test('shows its use cases as sheets, the rest folded', () => {
    const sheets = page.tree.querySelectorAll('article section');
    expect(sheets).toHaveLength(useCases.length);
    for (const [index, { drawing, more }] of useCases.entries()) {
      const parts = (selector: string) => sheets[index]!.querySelectorAll(selector);
      expect(parts('h3')).toHaveLength(1);
      expect(parts('dt')).toHaveLength(2);
      expect(parts('svg')).toHaveLength(drawing ? 1 : 0);
      expect(parts('details').map((folded) => folded.hasAttribute('open'))).toEqual(more ? [false] : []);
    }
  });
});

test('home promises of every service its lowest price, and leads to it, as every menu does', () => {
  const amountOf = (price: string) => Number(price.replaceAll(/\D/g, '')) || Infinity;
  const shown = texts(pageAt('/'), '.flip-card__front .price');
  for (const [index, { offers }] of servicePages.entries()) {
    const priced = offers.filter(({ preis }) => amountOf(preis) < Infinity);
    // A month's price says nothing beside a single one.
    const alike = priced.filter(({ interval }) => interval === priced[0]!.interval);
    const lowest = Math.min(...alike.map(({ preis }) => amountOf(preis)));
    expect(amountOf(shown[index]!)).toBe(lowest);
    if (lowest < Infinity) expect(shown[index]).toMatch(/^ab ?\d/);
  }
  const services = servicePages.map(({ path }) => path);
  expect(values(pageAt('/'), '.flip-card a', 'href')).toEqual(services);
  for (const page of builtPages)
    expect(values(page, 'header nav a', 'href'), page.path).toEqual(expect.arrayContaining(services));
});

test('home shows its projects, each named once, with their pages and, in a new tab, their websites', () => {
  const home = pageAt('/');
  expect(texts(home, 'main').join()).toMatch(PRICE_NOTE);
  const cards = home.tree.querySelectorAll('.projekt-card');
  expect(cards).toHaveLength(projectPages.length);
  for (const [index, { path }] of projectPages.entries()) {
    const parts = (selector: string) => cards[index]!.querySelectorAll(selector);
    const attribute = (name: string) => parts('a').map((link) => link.getAttributeValue(name));
    expect(attribute('href')).toEqual([path, expect.stringMatching(/^https:/)]);
    expect(attribute('target')).toEqual([null, '_blank']);
    expect(attribute('rel')).toEqual([null, expect.stringMatching(/\bnoopener\b/)]);
    expect(parts('li').length).toBeGreaterThan(0);
    expect([...parts('img'), ...parts('svg')]).toHaveLength(1);
    // Without a drawing of its own the name stands in its place.
    const [heading] = parts('h3');
    if (parts('img').length > 0)
      expect(cards[index]!.textContent.split(heading!.textContent)).toHaveLength(2);
  }
});

test('the part of the site that a page belongs to is marked in the menu', () => {
  for (const [path, name] of [
    [servicePages[0]!.path, 'Leistungen'],
    [exampleEntry, 'Lexikon'],
    [examplePost, 'Blog'],
  ] as const)
    expect(texts(pageAt(path), 'nav[aria-label="Hauptnavigation"] [aria-current="true"]')).toEqual([name]);
});
