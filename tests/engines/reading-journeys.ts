import { expect } from 'vitest';
import { projectPages, servicePages } from '../content-of-site.ts';
import { exampleEntry, examplePost } from '../site-map.ts';
import { button, css, link, scrollsBy, type Visitor, type Journeys, PHONE } from './visitor.ts';

const service = servicePages[0]!.path;
const h1 = css('h1');
const main = css('main');
const search = { css: '[type=search]', name: 'Begriff suchen' };
const results = css('.lexikon-liste a');
const toggle = button('Untermenü Leistungen');
const leistungen = link('Leistungen', 'header');
const isExpanded = (expanded: boolean) => ({ attributes: { 'aria-expanded': String(expanded) } });
const isCurrent = { attributes: { 'aria-current': 'location' } };

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

export const readingJourneys: Journeys = {
  // The one that asks the browser itself: signatures are its own work.
  async 'an experiment opens when a reader comes to it, and answers'({ visitor }) {
    await visitor.opens('/lexikon/jwt/');
    await visitor.with(css('.versuch'), ([section]) => section!.scrollIntoView({ behavior: 'instant' }));
    await visitor.clicks(css('.versuch button', -1));
    await visitor.sees(css('.versuch__answer'), { text: expect.stringContaining('passt zum Schlüssel') });
  },

  async 'a link opens its page in the app, at the top, with focus; back and forward as well'({ visitor }) {
    await visitor.opens('/lexikon/');
    await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await scrollsBy(visitor, 300).toBeGreaterThan(300);
    await visitor.rests();
    await visitor.clicks(link('Impressum', 'footer'));
    await visitor.isAt('/impressum/');
    await visitor.sees(h1, { text: 'Impressum' });
    await expect.poll(() => visitor.scrollTop()).toBe(0);
    await visitor.sees(main, { focused: true });
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
    // The rest of the page may still be on its way: a place among guessed heights is none to come back to.
    await expect
      .poll(() => visitor.with(css('.prose > *', -1), ([last]) => getComputedStyle(last!).contentVisibility))
      .toBe('visible');
    await visitor.with(heading, ([element]) => element!.scrollIntoView({ behavior: 'instant' }));
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

  async 'the contents mark the heading in view, and lead to one by keys'({ visitor }) {
    const links = css('nav[aria-label="Inhaltsverzeichnis"] a');
    await visitor.opens(examplePost);
    const ids = (await visitor.looksAtAll(css('.prose :is(h2, h3)'))).map(({ attributes }) => attributes.id!);
    for (const nth of [0, 1, ids.length - 1, 1]) {
      await visitor.evaluate((name) => {
        const { top } = document.getElementById(name)!.getBoundingClientRect();
        scrollBy({ top: top - innerHeight * 0.2, behavior: 'instant' });
      }, ids[nth]!);
      await visitor.sees({ ...links, nth }, isCurrent);
    }
    const last = { ...links, nth: -1 };
    await visitor.focuses(last);
    await visitor.presses('Enter');
    await visitor.isAt(`${examplePost}#${ids.at(-1)}`);
    await visitor.sees(last, isCurrent);
    await visitor.sees(css(`#${ids.at(-1)}`), { inView: true });
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
    await visitor.clicks(css(skill, 0));
    await visitor.clicks(css(skill, 1));
    await areOpen(visitor, '.skills', 0, 1);
    await visitor.presses('Space');
    await areOpen(visitor, '.skills', 0);
  },

  async 'a card turns under the pointer and by Tab, and its link leads to the contact page'({ visitor }) {
    const turns = (index: number, turned: boolean) =>
      expect.poll(() => isTurned(visitor, index)).toBe(turned);
    await opensBehindHero(visitor, service);
    await visitor.focuses(css('.hero__contact'));
    await visitor.presses('Tab');
    await turns(0, true);
    await visitor.presses('Tab');
    await visitor.sees(css('.flip-card a', 0), { focused: true });
    await visitor.presses('Tab');
    await turns(0, false);
    await turns(1, true);
    await visitor.focuses(css('.hero__contact'));
    await turns(1, false);
    await visitor.with(css('.flip-card', 0), ([card]) =>
      card!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await visitor.rests();
    await visitor.hovers(css('.flip-card .label', 0));
    await visitor.hovers(css('.flip-card', 0));
    await turns(0, true);
    await visitor.clicks(css('.flip-card a', 0));
    await visitor.isAt('/kontakt/');
  },

  async 'what comes into view is revealed, and everything at the end'({ visitor }) {
    const hidden = css('[data-aos]:not(.aos-animate)');
    for (const { path } of projectPages.slice(0, 1)) {
      await visitor.opens(path);
      const { count: before } = await visitor.looksAt(hidden);
      expect(before).toBeGreaterThan(0);
      await visitor.with(hidden, ([first]) =>
        first!.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect.poll(async () => (await visitor.looksAt(hidden)).count).toBeLessThan(before!);
      await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await visitor.sees(hidden, { count: 0 });
      await expect
        .poll(() =>
          visitor.with(css('[data-aos]'), (all) => all.map((node) => getComputedStyle(node).opacity)),
        )
        .not.toContainEqual(expect.not.stringMatching(/^1$/));
    }
  },

  async 'the keyboard finds a term live and opens it; back finds the search as it was'({ visitor }) {
    await visitor.opens('/lexikon/');
    const { text } = await visitor.looksAt(css(`.lexikon-liste a[href="${exampleEntry}"]`));
    await visitor.focuses(search);
    await visitor.types(text!);
    await visitor.sees(css('mark'), { text });
    await visitor.presses('Enter');
    const first = { ...results, nth: 0 };
    await visitor.sees(first, { focused: true, inView: true });
    const { attributes } = await visitor.looksAt(first);
    await visitor.presses('Enter');
    await visitor.isAt(attributes!.href!);
    await visitor.goesBack();
    await visitor.sees(search, { value: text });
    await visitor.sees(css('mark'), { text });
  },
};
