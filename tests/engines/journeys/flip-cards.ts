import { expect } from 'vitest';
import { servicePages } from '../../content-of-site.ts';
import { css, type Visitor } from '../visitor.ts';
import type { Journey } from '../stage.ts';
import { opensBehindHero } from './pages-with-hero.ts';

const { path } = servicePages[0]!;
const card = (index: number) => css('.flip-card', index);
const inquiry = (index: number) => css('.flip-card a', index);
const turn = (index: number) => css('.flip-card input', index);

/** What of the card can be seen, and reached by a screen reader. */
const faces = (visitor: Visitor, index: number) =>
  visitor.with(card(index), ([element]) => {
    const isThere = (part: Element | null) => part!.checkVisibility({ visibilityProperty: true });
    const [front, link, lines] = ['h3', 'a', 'li'].map((part) => isThere(element!.querySelector(part)));
    const headings = [...element!.querySelectorAll('h3')].filter(isThere).length;
    return { front, link, lines, headings };
  });
const FRONT = { front: true, link: false, lines: false, headings: 1 };
const BACK = { front: false, link: true, lines: true, headings: 1 };
const shows = (visitor: Visitor, index: number, side: typeof FRONT) =>
  expect.poll(() => faces(visitor, index), { message: `card ${index}` }).toEqual(side);

/** Again, if need be: the card may still be on its way into view, from under the pointer. */
const turnsByHover = (visitor: Visitor, index: number) =>
  expect
    .poll(async () => {
      await visitor.hovers(card(index));
      return faces(visitor, index);
    })
    .toEqual(BACK);

export function flipCards(journey: Journey) {
  journey(
    'hover shows the back and hides the front; its link leads to the contact page',
    async ({ visitor }) => {
      await opensBehindHero(visitor, path);
      await shows(visitor, 0, FRONT);
      await turnsByHover(visitor, 0);
      await visitor.movesTo(0, 0);
      await shows(visitor, 0, FRONT);
      const focused = await visitor.with(inquiry(0), ([link]) => {
        link!.focus();
        return document.activeElement === link;
      });
      expect(focused, 'nothing on the hidden face takes the focus').toBe(false);
      await turnsByHover(visitor, 0);
      await visitor.clicks(inquiry(0));
      await visitor.isAt('/kontakt/');
    },
  );

  journey(
    'Tab turns the card, the next Tab reaches its link, the next one turns it back',
    async ({ visitor }) => {
      await opensBehindHero(visitor, path);
      await visitor.focuses(css('.hero__contact'));
      await visitor.presses('Tab');
      await visitor.sees(turn(0), { focused: true });
      await shows(visitor, 0, BACK);
      await visitor.presses('Tab');
      await visitor.sees(inquiry(0), { focused: true, attributes: { href: '/kontakt/' } });
      await shows(visitor, 0, BACK);
      await visitor.presses('Tab');
      await visitor.sees(turn(1), { focused: true });
      await shows(visitor, 0, FRONT);
      await shows(visitor, 1, BACK);
      await visitor.presses('Tab', 'Enter');
      await visitor.isAt('/kontakt/');
    },
  );

  journey(
    'a card on the home page leads to each service, in the app, with the hero collapsed',
    async ({ visitor }) => {
      await opensBehindHero(visitor, '/');
      const targets = (await visitor.looksAtAll(css('.flip-card a'))).map(
        ({ attributes }) => attributes.href!,
      );
      expect(targets.toSorted()).toEqual(servicePages.map((page) => page.path).toSorted());
      const last = targets.length - 1;
      await turnsByHover(visitor, last);
      await visitor.clicks(inquiry(last));
      await visitor.isAt(targets[last]!);
      await visitor.sees(css('.hero'), { attributes: { 'data-phase': 'collapsed' } });
    },
  );
}
