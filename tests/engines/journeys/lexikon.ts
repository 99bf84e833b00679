import { expect } from 'vitest';
import { entries } from '../../site-map.ts';
import { css, link, type Visitor } from '../visitor.ts';
import { type Journey, PHONE, WIDE } from '../stage.ts';
import { fontsJoin } from './fonts.ts';

const search = { css: '[type=search]', name: 'Begriff suchen' };
const cards = css('main h3');
const results = css('.lexikon-liste a');
const count = css('search [role=status], [role=search] [role=status]');
const letters = css('nav[aria-label="Begriffe von A bis Z"] a');
const topics = css('nav[aria-label="Begriffe nach Thema"] a');
const mark = css('mark');
const shortcut = css('button[aria-label*="Taste /"]');

/** Some term with others before and behind it. */
const MIDDLE = Math.floor(entries.length / 2);

async function opensOverview(visitor: Visitor) {
  await visitor.opens('/lexikon/');
  return (await visitor.looksAt({ ...cards, nth: MIDDLE })).text!;
}

const swapCase = (text: string) =>
  [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('');
const misspelt = (word: string) => `${word.slice(0, -1)}${word.slice(-1).repeat(3)}`;

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All letters lead somewhere: each has its place in the list, in their order. */
async function hasEveryLetter(visitor: Visitor) {
  expect(await visitor.texts(letters)).toEqual(ALPHABET);
  const places = (await visitor.looksAtAll(css('.lexikon-liste [id]'))).map(
    ({ attributes }) => attributes.id!,
  );
  expect(places.filter((id) => id.length === 1)).toEqual(ALPHABET);
}

/** A term, and another word for it that stands on no card. */
const withSynonym = (visitor: Visitor) =>
  visitor.with(css('#seite'), ([data]) => {
    const { entries } = JSON.parse(data!.textContent) as {
      entries: { heading: string; intro: string; synonyms?: string[] }[];
    };
    const known = entries.map(({ heading, intro }) => `${heading} ${intro}`.toLowerCase()).join();
    return entries
      .flatMap(({ heading, synonyms = [] }) => synonyms.map((synonym) => ({ heading, synonym })))
      .find(({ synonym }) => !known.includes(synonym.toLowerCase()))!;
  });

export function lexikon(journey: Journey) {
  journey(
    'all terms are shown; every letter leads to its place, and a search leaves it',
    async ({ visitor }) => {
      const heading = await opensOverview(visitor);
      await visitor.sees(cards, { count: entries.length });
      await hasEveryLetter(visitor);
      await visitor.clicks({ ...letters, nth: 24 });
      await visitor.sees(css('#Y'), { inView: true });
      await expect.poll(() => visitor.evaluate(() => location.hash)).toBe('#Y');
      await visitor.fills(search, heading);
      await visitor.sees(mark);
      expect(await visitor.evaluate(() => location.hash)).toBe('');
      await hasEveryLetter(visitor);
    },
  );

  journey(
    'a link to a letter ends there, below the search, also when the fonts join on the way',
    async ({ visitor }) => {
      const letter = (await opensOverview(visitor)).charAt(0).toUpperCase();
      await visitor.loads('/robots.txt'); // from the overview it would be a scroll, not an arrival
      await visitor.opens(`/lexikon/#${letter}`);
      await fontsJoin(visitor);
      await expect
        .poll(async () => {
          const { box } = await visitor.looksAt(search);
          return (await visitor.looksAt(css(`#${letter}`))).box!.y - box!.y - box!.height;
        })
        .toSatisfy((distance: number) => distance > 0 && distance < 40);
    },
  );

  journey(
    'the search is live, trimmed, forgives capitals, knows synonyms; the menu takes it back',
    async ({ visitor }) => {
      const heading = await opensOverview(visitor);
      const { heading: term, synonym } = await withSynonym(visitor);
      await visitor.fills(search, `  ${swapCase(heading)} `);
      await visitor.sees(mark, { text: heading });
      await expect.poll(async () => (await visitor.looksAt(cards)).count).toBeLessThan(entries.length);
      await visitor.sees({ ...cards, name: heading });
      await visitor.sees(count, { text: expect.stringMatching(/^\d+ Begriffe?$/) as string });
      await visitor.fills(search, synonym.toUpperCase());
      await visitor.sees({ ...cards, name: term });
      await visitor.sees(css('.lexikon-liste li:has(h3) mark'), { text: synonym });
      // Umlauts have capitals, too.
      await visitor.fills(search, 'ü');
      await visitor.sees(mark, { text: expect.stringMatching(/ü/i) as string });
      const { text } = await visitor.looksAt(count);
      await visitor.fills(search, 'Ü');
      await visitor.sees(search, { value: 'Ü' });
      await visitor.sees(count, { text });
      await visitor.fills(search, '');
      await visitor.sees(cards, { count: entries.length });
      await visitor.sees(count, { text: `${entries.length} Begriffe` });

      await visitor.fills(search, heading);
      await visitor.sees(mark);
      await visitor.clicks(link('Lexikon', 'header'));
      await visitor.sees(search, { value: '' });
      await visitor.sees(cards, { count: entries.length });
    },
  );

  journey(
    'the key that leads to the search can be switched off, for the whole visit',
    async ({ visitor }) => {
      await opensOverview(visitor);
      const isOff = { attributes: { 'aria-pressed': 'false' } };
      await visitor.clicks(shortcut);
      await visitor.sees(shortcut, isOff);
      await visitor.types('/');
      await visitor.sees(search, { focused: false });
      await visitor.clicks(link('Blog', 'header'));
      await visitor.isAt('/blog/');
      await visitor.goesBack();
      await visitor.sees(shortcut, isOff);
      await visitor.clicks(shortcut);
      await visitor.types('/');
      await visitor.sees(search, { focused: true });
    },
  );

  journey('the keyboard alone finds a term, walks through the results and opens one', async ({ visitor }) => {
    const heading = await opensOverview(visitor);
    const [first, second] = [
      { ...results, nth: 0 },
      { ...results, nth: 1 },
    ];
    await visitor.types('/');
    await visitor.sees(search, { focused: true });
    // A letter that more than one entry has.
    await visitor.types(heading.charAt(0));
    await visitor.sees(mark);
    await visitor.presses('ArrowDown');
    await visitor.sees(first, { focused: true });
    await visitor.presses('ArrowDown');
    await visitor.sees(second, { focused: true, inView: true });
    await visitor.presses('ArrowUp', 'ArrowUp');
    await visitor.sees(search, { focused: true });
    await visitor.presses('Enter');
    await visitor.sees(first, { focused: true });
    await visitor.presses('Escape');
    await visitor.sees(search, { focused: true });
    // Typing replaces what stands there.
    await visitor.types(heading);
    await visitor.sees(search, { value: heading });
    await visitor.sees(mark, { text: heading });
    const target = (await visitor.attribute(first, 'href'))!;
    await visitor.presses('Enter');
    await visitor.sees(first, { focused: true });
    await visitor.presses('Enter');
    await visitor.isAt(target);
  });

  journey(
    'nothing found is said in view, with the nearest terms, wherever one typed',
    async ({ visitor }) => {
      const heading = await opensOverview(visitor);
      const target = (await visitor.attribute(css('main h3 a', MIDDLE), 'href'))!;
      const nearest = css(`.lexikon-liste a[href="${target}"]`);
      for (const [width, height] of [WIDE, [PHONE[0], 664]] as const) {
        await visitor.resizes(width, height);
        await visitor.fills(search, '');
        await visitor.sees(cards, { count: entries.length });
        await visitor.with({ ...cards, nth: -1 }, ([last]) =>
          last!.scrollIntoView({ block: 'end', behavior: 'instant' }),
        );
        await visitor.sees(search, { inView: true });
        await visitor.fills(search, misspelt(heading));
        await visitor.sees(count, { text: '0 Begriffe' });
        await visitor.sees(nearest, { inView: true });
        await visitor.fills(search, 'qqqqqqqq');
        await visitor.sees(css('.lexikon-leer p'), {
          inView: true,
          text: expect.stringContaining('qqqqqqqq') as string,
        });
        await visitor.sees(results, { count: 0 });
      }
      await visitor.fills(search, misspelt(heading));
      await visitor.clicks(nearest);
      await visitor.isAt(target);
    },
  );

  journey('the typed term survives going to an entry and back, and a reload', async ({ visitor }) => {
    const heading = await opensOverview(visitor);
    await visitor.fills(search, heading);
    await visitor.sees(mark);
    await visitor.clicks({ ...results, name: heading });
    await visitor.sees(css('h1'), { text: heading });
    await visitor.goesBack();
    await visitor.sees(search, { value: heading });
    await visitor.sees({ ...results, name: heading });
    await visitor.reloads();
    await visitor.isReady();
    await visitor.sees(search, { value: heading });
  });

  journey('what is typed before the application runs is searched for', async ({ visitor, gate }) => {
    const release = gate.hold(/\/assets\/.*\.js/);
    await visitor.loads('/lexikon/');
    const { text: heading } = await visitor.looksAt({ ...cards, nth: MIDDLE });
    await visitor.fills(search, heading!);
    release();
    await visitor.isReady();
    await visitor.sees(mark, { text: heading });
    await visitor.sees(search, { value: heading });
  });

  journey(
    'a topic stands in the address, narrows the search, and back takes it back',
    async ({ visitor }) => {
      const heading = await opensOverview(visitor);
      const topic = { ...topics, nth: -1 };
      await visitor.clicks(topic);
      await visitor.sees(topic, { attributes: { 'aria-current': 'true' } });
      await expect.poll(async () => (await visitor.looksAt(cards)).count).toBeLessThan(entries.length);
      const { count: shown } = await visitor.looksAt(cards);
      await visitor.sees(count, { text: expect.stringMatching(new RegExp(`^${shown} `)) as string });
      expect(await visitor.evaluate(() => location.search)).toMatch(/^\?thema=[a-z]+$/);
      await visitor.reloads();
      await visitor.isReady();
      await visitor.sees(cards, { count: shown });
      await visitor.fills(search, heading.slice(0, 1));
      await expect
        .poll(() => visitor.evaluate(() => location.search))
        .toMatch(/thema=.+&suche=|suche=.+&thema=/);
      expect((await visitor.looksAt(cards)).count).toBeLessThanOrEqual(shown!);
      await visitor.fills(search, '');
      await visitor.sees(cards, { count: shown });
      await visitor.goesBack();
      await visitor.sees(cards, { count: entries.length });
      await visitor.sees({ ...topics, nth: 0 }, { attributes: { 'aria-current': 'true' } });
    },
  );
}
