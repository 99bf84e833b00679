import { describe, expect, test } from 'vitest';
import { builtPages, meta, pageAt, texts, unknownEntry, values } from '../pages/built-pages.ts';
import { pagePaths } from '../site-map.ts';
import { site } from '../content-of-site.ts';
import * as specification from './specification.ts';

/** Until somebody has put in their own address; from then on the content is theirs, and with it what was ordered. */
const isDelivered = site.origin.endsWith('.example/');

/** Prices carry a narrow no-break space, and arrows stand behind the words of a button. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/ [→↓]$/, '');
const plainTexts = (path: string, selector: string) => texts(pageAt(path), selector).map(plain);

test('the glossary has its letters, and the footer its year', () => {
  expect(plainTexts('/lexikon/', '.a-z li')).toHaveLength(specification.LETTERS);
  for (const page of builtPages)
    expect(texts(page, 'footer p').join(), page.path).toContain(String(site.copyrightYear));
});

test('the contact form has its button and its subject', () => {
  expect(plainTexts('/kontakt/', 'form button[type="submit"]')).toContain(specification.LABELS.send);
  expect(values(pageAt('/kontakt/'), '#kontakt-subject', 'value')).toEqual([specification.DEFAULT_SUBJECT]);
});

if (isDelivered) describe('as ordered', asOrdered);

function asOrdered() {
  test('every screen is built', () => {
    expect(specification.SCREENS.filter((path) => !pagePaths.includes(path))).toEqual([]);
    expect(site.copyrightYear).toBe(specification.COPYRIGHT);
    expect(plainTexts('/blog/', '.beitrag-card a').join()).toContain(specification.LABELS.readOn);
  });

  test.each(Object.entries(specification.OFFERS))(
    '%s has these offers, its benefits and its button',
    (path, offers) => {
      const titles = plainTexts(path, '.flip-card__front h3');
      const prices = plainTexts(path, '.flip-card__front .price');
      const feet = plainTexts(path, '.flip-card__front .flip-card__foot');
      for (const [title, price, interval] of offers) {
        const index = titles.indexOf(title);
        expect(prices[index], title).toBe(price);
        expect(feet[index], title).toContain(interval);
      }
      expect(plainTexts(path, '.benefits li')).toHaveLength(specification.BENEFITS);
      expect(plainTexts(path, '.hero .button')).toEqual([specification.LABELS.serviceHero]);
      expect(plainTexts(path, '.flip-card a')).toEqual(titles.map(() => specification.LABELS.request));
    },
  );

  test('only the programming page has keywords, and each of its panels these lines', () => {
    const path = specification.KEYWORDS_AT;
    expect(builtPages.filter((page) => meta(page, 'keywords')).map((page) => page.path)).toEqual([path]);
    const panels = plainTexts(path, '.flip-card__front h3').length;
    expect(plainTexts(path, '.flip-card li')).toHaveLength(panels * specification.PROGRAMMING_LINES);
  });

  test.each(Object.entries(specification.QUESTIONS))('%s has %i questions, or more', (path, count) => {
    expect(plainTexts(path, '.faq summary').length).toBeGreaterThanOrEqual(count);
  });

  test.each(Object.entries(specification.LINKS))('%s leads where it must', (path, targets) => {
    expect(values(pageAt(path), 'main a', 'href')).toEqual(expect.arrayContaining(targets));
  });

  test('the home page has its hero, skills, projects and title', () => {
    expect(plainTexts('/', '.hero .button')).toEqual([specification.LABELS.homeHero]);
    expect(plainTexts('/', '.skills summary').length).toBeGreaterThanOrEqual(specification.SKILLS);
    const links = values(pageAt('/'), '.projekt-card a', 'href').filter((href) => href.startsWith('/'));
    const specified = new Set(links.filter((href) => specification.PROJECTS.includes(href)));
    expect([...specified]).toEqual(specification.PROJECTS);
    expect(texts(pageAt('/'), 'title')[0]).toMatch(new RegExp(` ${specification.HOME_TITLE_END}$`));
  });

  test.each(Object.entries(specification.POSTS))('%s has its date, tags and button', (path, post) => {
    expect(plainTexts(path, '.beitrag-header time')[0]).toBe(post.date);
    expect(plainTexts(path, '.tags li')).toEqual(post.tags);
    if ('button' in post) expect(plainTexts(path, 'main .button')).toContain(post.button);
  });

  test('headings and titles say this', () => {
    for (const [path, heading] of Object.entries(specification.HEADINGS))
      expect(plainTexts(path, 'h1')).toEqual([heading]);
    expect(plainTexts('/lexikon/', 'title')).toEqual([specification.LEXIKON_TITLE]);
  });

  test('an unknown entry says so', () => {
    expect(texts(unknownEntry, 'title')).toEqual([specification.UNKNOWN_ENTRY.title]);
    expect(meta(unknownEntry, 'description')).toBe(specification.UNKNOWN_ENTRY.description);
    expect(texts(unknownEntry, 'main').join()).toContain(specification.UNKNOWN_ENTRY.message);
  });
}
