import { expect } from 'vitest';
import { projectPages, servicePages } from '../content-of-site.ts';
import { button, css, link, scrollsBy, type Visitor, type Journeys, PHONE } from './visitor.ts';

const service = servicePages[0]!.path;
const h1 = css('h1');
const search = { css: '[type=search]', name: 'Begriff suchen' };
const toggle = button('Untermenü Leistungen');
const leistungen = link('Leistungen', 'header');
const isExpanded = (expanded: boolean) => ({ attributes: { 'aria-expanded': String(expanded) } });

/** Opens a page with a hero and leaves that behind. */
async function opensBehindHero(visitor: Visitor, path: string) {
  await visitor.opens(path);
  await visitor.presses('PageDown');
  await visitor.sees(css('.hero'), { attributes: { 'data-phase': 'collapsed' } });
}

/** Which items of a list of accordions are open, by what is to be seen below their summaries. */
const areOpen = (visitor: Visitor, list: string, ...indexes: number[]) =>
  expect
    .poll(() =>
      visitor.with(css(`${list} details`), (all) =>
        all.flatMap((item, index) => {
          const isShown = item.querySelector('summary + *')!.checkVisibility({ visibilityProperty: true });
          return (item as HTMLDetailsElement).open && isShown ? [index] : [];
        }),
      ),
    )
    .toEqual(indexes);

/** Whether the card shows its back, and nothing of its front. */
const isTurned = (visitor: Visitor, index: number) =>
  visitor.with(css('.flip-card', index), ([card]) => {
    const isThere = (part: string) =>
      card!.querySelector(part)!.checkVisibility({ visibilityProperty: true });
    return isThere('a') && isThere('li') && !isThere('h3');
  });

const isOnTop = ([element]: HTMLElement[]) => {
  const { x, y, width, height } = element!.getBoundingClientRect();
  return element!.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

export const readingJourneys: Journeys = {
  async 'a link opens its page in the app, at the top, with focus; back and forward as well'({ visitor }) {
    await visitor.opens('/lexikon/');
    await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await scrollsBy(visitor, 300).toBeGreaterThan(300);
    await visitor.rests();
    await visitor.clicks(link('Impressum', 'footer'));
    await visitor.isAt('/impressum/');
    await visitor.sees(h1, { text: 'Impressum', focused: true });
    await expect.poll(() => visitor.scrollTop()).toBe(0);
    await visitor.goesBack();
    await visitor.isAt('/lexikon/');
    await visitor.sees(search);
    await expect.poll(() => visitor.scrollTop()).toBe(0);
    await visitor.goesForward();
    await visitor.sees(h1, { text: 'Impressum' });
    expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);
  },

  async 'a reload and the way back from elsewhere find the reader where they were'({ visitor }) {
    const heading = css('main h2', 5);
    const top = () => visitor.with(heading, ([element]) => Math.round(element!.getBoundingClientRect().top));
    // The law makes it long, whoever the owner is; a post may be short.
    await visitor.opens('/dsgvo/');
    // As a reader comes there: the heights of what has never been in view are guesses (ui/below-fold.css).
    await visitor.with(heading, async ([element]) => {
      while (element!.getBoundingClientRect().top > innerHeight / 2) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }
    });
    await visitor.rests();
    const before = await top();
    const isWhereItWas = async () => {
      await visitor.isReady();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
    };
    await visitor.reloads();
    await isWhereItWas();
    // Left by the application: a file is no page of it. Some browsers wake the page that was left, some load it anew.
    await visitor.loads('/robots.txt');
    await visitor.returnsFromElsewhere();
    await visitor.isAt('/dsgvo/');
    await isWhereItWas();
  },

  async 'the submenu opens and closes for a pointer and for keys'({ visitor }) {
    const first = css(`header a[href="${service}"]`);
    await visitor.opens('/lexikon/');
    await visitor.hovers(leistungen);
    await visitor.sees(toggle, isExpanded(true));
    await visitor.sees(first);
    await visitor.movesTo(600, 600);
    await visitor.sees(toggle, isExpanded(false));
    await visitor.seesNo(first);
    await visitor.focuses(toggle);
    await visitor.presses('Enter');
    await visitor.sees(toggle, isExpanded(true));
    await visitor.presses('Tab');
    await visitor.sees(first, { focused: true });
    await visitor.presses('Escape');
    await visitor.sees(toggle, { ...isExpanded(false), focused: true });
  },

  async 'on a narrow screen one button opens the menu, which closes at Escape and behind a link'({
    visitor,
  }) {
    const blog = link('Blog', 'header');
    await visitor.resizes(...PHONE);
    await visitor.opens('/lexikon/');
    await visitor.seesNo(blog);
    await visitor.focuses(button('Menü'));
    await visitor.presses('Enter');
    await visitor.sees(blog);
    await visitor.presses('Escape');
    await visitor.seesNo(blog);
    await visitor.clicks(button('Menü'));
    await visitor.clicks(blog);
    await visitor.isAt('/blog/');
    await visitor.seesNo(blog);
  },

  async 'of the questions one is open at a time, skills open independently'({ visitor }) {
    const [question, skill] = ['.faq summary', '.skills summary'];
    await opensBehindHero(visitor, '/');
    await areOpen(visitor, '.faq', 0);
    await visitor.clicks(css(question, 1));
    await areOpen(visitor, '.faq', 1);
    await visitor.presses('Tab', 'Enter');
    await areOpen(visitor, '.faq', 2);
    await visitor.presses('Space');
    await areOpen(visitor, '.faq');
    // The lower one first: what opens above it would move it from under the pointer.
    await visitor.clicks(css(skill, 1));
    await visitor.clicks(css(skill, 0));
    await areOpen(visitor, '.skills', 0, 1);
    await visitor.presses('Space');
    await areOpen(visitor, '.skills', 1);
  },

  async 'a card turns under the pointer and by Tab, and its link leads to the contact page'({ visitor }) {
    const turns = (index: number, turned: boolean) =>
      expect.poll(() => isTurned(visitor, index)).toBe(turned);
    await opensBehindHero(visitor, service);
    await visitor.focuses(css('.hero__contact', -1));
    await visitor.presses('Tab');
    await turns(0, true);
    await visitor.presses('Tab');
    await visitor.sees(css('.flip-card a', 0), { focused: true });
    await visitor.presses('Tab');
    await turns(0, false);
    await turns(1, true);
    await visitor.focuses(css('.hero__contact', -1));
    await turns(1, false);
    await visitor.with(css('.flip-card', 0), ([card]) => {
      // What is laid out above it only afterwards would push its link out of the view.
      document.documentElement.style.setProperty('--below-fold', 'visible');
      card!.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await visitor.rests();
    await visitor.hovers(css('.flip-card .label', 0));
    await visitor.hovers(css('.flip-card', 0));
    await turns(0, true);
    // As long as it turns, reaching for its link would scroll the card from under the pointer.
    await expect.poll(() => visitor.with(css('.flip-card a', 0), isOnTop)).toBe(true);
    await visitor.clicks(css('.flip-card a', 0));
    await visitor.isAt('/kontakt/');
  },

  async 'everything that comes into view is revealed'({ visitor }) {
    const hidden = css('[data-aos]:not(.aos-animate)');
    for (const { path } of projectPages.slice(0, 1)) {
      await visitor.opens(path);
      await visitor.sees(hidden, { visible: true });
      await visitor.evaluate(() => {
        document.documentElement.style.setProperty('--below-fold', 'visible');
        scrollTo({ top: 1e6, behavior: 'instant' });
      });
      await visitor.sees(hidden, { count: 0 });
      const arePale = (all: HTMLElement[]) => all.some((node) => getComputedStyle(node).opacity !== '1');
      await expect.poll(() => visitor.with(css('[data-aos]'), arePale)).toBe(false);
    }
  },
};
