import { expect } from 'vitest';
import { UNKNOWN_ENTRY } from '../../acceptance/specification.ts';
import { unknownEntryTitle } from '../../content-of-site.ts';
import { exampleEntry, examples } from '../../site-map.ts';
import { css, link } from '../visitor.ts';
import type { Journey } from '../stage.ts';

const [, slug] = exampleEntry.split('/lexikon/') as [string, string];
const misspelt = `/lexikon/${slug.slice(0, -1)}${slug.at(-2)!.repeat(2)}/`;
const unlike = '/lexikon/qqqqqqqq/';
const search = css('[type=search]');

export function addresses(journey: Journey) {
  journey(
    'every kind of page starts without a complaint, with one heading, and fits',
    async ({ visitor }) => {
      for (const path of examples) {
        await visitor.opens(path);
        await visitor.sees(css('h1'), { count: 1, visible: true });
        const overflow = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
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
    await visitor.fills(search, slug.slice(0, 3));
    await visitor.presses('Enter');
    await visitor.isAt(`/lexikon/?suche=${slug.slice(0, 3)}`);
    await visitor.sees(search, { value: slug.slice(0, 3) });
    await visitor.sees(css('mark'));
  });

  journey('five families of type are fetched after load, and join', async ({ visitor }) => {
    await visitor.opens('/impressum/');
    const loaded = () =>
      visitor.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => status === 'loaded' && !/ (Fallback|Android)/.test(family))
          .map(({ family }) => family.replaceAll('"', ''))
          .toSorted(),
      );
    await expect.poll(loaded).toEqual(['Architects', 'Bricolage', 'Instrument', 'JetBrains', 'Newsreader']);
    const early = await visitor.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < document!.loadEventStart)
        .length;
    });
    expect(early).toBe(0);
  });
}
