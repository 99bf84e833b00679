import { expect } from 'vitest';
import { UNKNOWN_ENTRY } from '../../acceptance/specification.ts';
import { servicePages, unknownEntryTitle } from '../../content-of-site.ts';
import { exampleEntry, examplePost, examples } from '../../site-map.ts';
import { css, link } from '../visitor.ts';
import { type Journey, WIDE } from '../stage.ts';
import { fontsJoin } from './fonts.ts';

const [, slug] = exampleEntry.split('/lexikon/') as [string, string];
const misspelt = `/lexikon/${slug.slice(0, -1)}${slug.at(-2)!.repeat(2)}/`;
const unlike = '/lexikon/qqqqqqqq/';
const search = { css: '[type=search]', name: 'Begriff suchen' };

/** The part of the site that a page belongs to, as the menu calls it. */
const PARTS: Record<string, string> = {
  [servicePages[0]!.path]: 'Leistungen',
  [exampleEntry]: 'Lexikon',
  [examplePost]: 'Blog',
};
const marked = css('nav[aria-label="Hauptnavigation"] [aria-current=true]');

export function addresses(journey: Journey) {
  journey(
    'every kind of page starts without a complaint, with one heading, fits, and is marked in the menu',
    async ({ visitor }) => {
      for (const path of examples) {
        await visitor.opens(path);
        await visitor.sees(css('h1'), { count: 1, visible: true });
        const overflow = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
        if (!PARTS[path]) continue;
        expect(await visitor.texts(marked), path).toEqual([PARTS[path]]);
      }
    },
  );

  journey(
    'an address without its slash leads to the one with it, an unknown one home',
    async ({ visitor }) => {
      await visitor.opens('/kontakt');
      await visitor.isAt('/kontakt/');
      await visitor.opens('/gibt-es-nicht/');
      await visitor.isAt('/');
    },
  );

  journey('an unknown slug offers the nearest terms and the way back', async ({ visitor, forgive }) => {
    // The browser itself may report the status of the document.
    forgive(/404/);
    await visitor.opens(misspelt);
    expect(await visitor.evaluate(() => document.title)).toBe(unknownEntryTitle);
    await visitor.sees(css('main'), { text: expect.stringContaining(UNKNOWN_ENTRY.message) as string });
    expect(await visitor.attribute(css('meta[name=robots]'), 'content')).toBe('noindex');
    await visitor.sees(css(`main a[href="${exampleEntry}"]`));
    await visitor.clicks(link('Zum Lexikon', 'main'));
    await visitor.isAt('/lexikon/');
    await visitor.sees(css('meta[name=robots]'), { count: 0 });
  });

  journey('a slug that is like no other gets no suggestion, but a search', async ({ visitor, forgive }) => {
    forgive(/404/);
    await visitor.opens(unlike);
    await visitor.sees(css('main a[href^="/lexikon/"]'), { count: 1 });
    // Short as it is, the page fills a tall screen.
    await visitor.resizes(WIDE[0], 2400);
    const rest = () =>
      visitor.with(css('footer', -1), ([footer]) =>
        Math.round(innerHeight - footer!.getBoundingClientRect().bottom),
      );
    await expect.poll(rest).toBe(0);
    expect(await visitor.evaluate(() => innerHeight)).toBe(2400);
    await visitor.fills(search, slug.slice(0, 3));
    await visitor.presses('Enter');
    await visitor.isAt(`/lexikon/?suche=${slug.slice(0, 3)}`);
    await visitor.sees(search, { value: slug.slice(0, 3) });
    await visitor.sees(css('mark'));
  });

  journey('five families of type are fetched after load, and join', async ({ visitor }) => {
    await visitor.opens('/impressum/');
    await fontsJoin(visitor);
    const early = await visitor.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return files.filter(({ startTime }) => startTime < document!.loadEventStart).length;
    });
    expect(early).toBe(0);
    // Where words are set in them, the tables that the build has made for their letters are understood.
    const nearer = await visitor.evaluate(() => {
      const words = document.body.appendChild(document.createElement('span'));
      words.textContent = 'Tage, Wochen';
      return ['400 100px Instrument', '700 100px Bricolage', '400 100px Newsreader'].map((font) => {
        words.style.font = font;
        const [plain, kerned] = ['none', 'normal'].map((kerning) => {
          words.style.fontKerning = kerning;
          return words.getBoundingClientRect().width;
        });
        return plain! - kerned!;
      });
    });
    for (const width of nearer) expect(width).toBeGreaterThan(5);
  });
}
