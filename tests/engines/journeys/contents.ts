import { expect } from 'vitest';
import { CONTENTS_OFFSET_REM } from '../../acceptance/specification.ts';
import { examplePost } from '../../site-map.ts';
import { css, type Visitor } from '../visitor.ts';
import { type Journey, PHONE } from '../stage.ts';

const toc = css('nav[aria-label="Inhaltsverzeichnis"]');
const links = css(`${toc.css} a`);
const active = css(`${toc.css} [aria-current=location]`);
const headings = css('.prose :is(h2, h3)');

/** Brings a heading to a height of the view: 0 is its upper edge, 1 its lower. */
const raises = (visitor: Visitor, id: string, share: number) =>
  visitor.evaluate(
    (name, height) => {
      const { top } = document.getElementById(name)!.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * height, behavior: 'instant' });
    },
    id,
    share,
  );

const ids = async (visitor: Visitor) =>
  (await visitor.looksAtAll(headings)).map(({ attributes }) => attributes.id!);

/** Labels that the upper or lower edge of the box cuts, and that are not left out for it. */
const cutLabels = (visitor: Visitor) =>
  visitor.with(toc, ([box]) => {
    const { top, bottom } = box!.getBoundingClientRect();
    return [...box!.querySelectorAll('a')].filter((link) => {
      const label = link.getBoundingClientRect();
      const isSeen = getComputedStyle(link).opacity === '1';
      const isInside = label.bottom > top && label.top < bottom;
      return isSeen && isInside && (label.top < top - 2 || label.bottom > bottom + 2);
    }).length;
  });

export function contents(journey: Journey) {
  journey(
    'the table of contents lists the headings and marks the one in view, step by step and after a jump, on wide screens',
    async ({ visitor }) => {
      await visitor.opens(examplePost);
      expect(await visitor.texts(links)).toEqual(await visitor.texts(headings));
      expect((await visitor.looksAt(toc)).text).not.toContain('(FAQ)');
      await visitor.sees(active, { count: 0 });
      const all = await ids(visitor);
      for (const id of [...all, ...all.toReversed()]) {
        await visitor.evaluate(
          (name) => document.getElementById(name)!.scrollIntoView({ behavior: 'instant' }),
          id,
        );
        await visitor.sees(active, { attributes: { href: `#${id}` } });
      }
      await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await visitor.sees(active, { count: 0 });

      const isActive = (nth: number) =>
        visitor.sees({ ...links, nth }, { attributes: { 'aria-current': 'location' } });
      const fourth = (await ids(visitor))[3]!;
      await raises(visitor, fourth, -0.3);
      await isActive(3);
      await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await isActive(-1);
      await raises(visitor, fourth, -0.3);
      await isActive(3);

      const rem = await visitor.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      await visitor.sees(toc, { box: { y: expect.closeTo(CONTENTS_OFFSET_REM * rem, 0) as number } });
      for (const width of [768, PHONE[0]]) {
        await visitor.resizes(width, PHONE[1]);
        await visitor.seesNo(toc);
      }
    },
  );

  journey(
    'it leaves the lower 60 % of the view out, also after a step inside the app',
    async ({ visitor }) => {
      await visitor.opens('/blog/');
      await visitor.clicks(css(`main a[href="${examplePost}"]`, -1));
      await visitor.isAt(examplePost);
      await visitor.sees(headings);
      const [before, heading] = (await ids(visitor)).slice(2);
      for (const [share, marked] of [
        [0.43, before],
        [0.37, heading],
        [0.43, before],
      ] as const) {
        await raises(visitor, heading!, share);
        await visitor.sees(active, { attributes: { href: `#${marked}` } });
      }
    },
  );

  journey(
    'it scrolls the active item into its own view and back, never the page, and cuts no label off',
    async ({ visitor }) => {
      await visitor.resizes(1280, 470);
      await visitor.opens(examplePost);
      const last = { ...links, nth: -1 };
      await visitor.sees(last, { inView: false });
      await expect.poll(() => cutLabels(visitor)).toBe(0);
      const all = await ids(visitor);
      await raises(visitor, all[4]!, 0.2);
      await visitor.sees({ ...links, nth: 4 }, { attributes: { 'aria-current': 'location' } });
      await expect.poll(() => cutLabels(visitor)).toBe(0);

      await raises(visitor, all.at(-1)!, 0.3);
      await visitor.sees(last, { attributes: { 'aria-current': 'location' } });
      const top = await visitor.scrollTop();
      const isInItsBox = async () => {
        const [box, item] = [(await visitor.looksAt(toc)).box!, (await visitor.looksAt(last)).box!];
        return item.y >= box.y && item.y + item.height <= box.y + box.height + 2;
      };
      await expect.poll(isInItsBox).toBe(true);
      expect(await visitor.scrollTop()).toBe(top);

      await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await visitor.sees(active, { count: 0 });
      await expect.poll(() => visitor.with(toc, ([box]) => box!.scrollTop)).toBe(0);
    },
  );

  journey('it works by keyboard, and reading goes on from there', async ({ visitor }) => {
    await visitor.opens(examplePost);
    const last = { ...links, nth: -1 };
    const fragment = (await visitor.attribute(last, 'href'))!;
    const { count } = await visitor.looksAt(links);
    await visitor.focuses(links);
    await visitor.presses(...Array.from({ length: count! - 1 }, () => 'Tab' as const));
    await visitor.sees(last, { focused: true });
    await visitor.presses('Enter');
    await visitor.isAt(examplePost + fragment);
    await visitor.sees(last, { attributes: { 'aria-current': 'location' } });
    await visitor.sees(css(fragment), { inView: true });
    // The next stop is behind the heading, not at the top of the page.
    await visitor.presses('Tab');
    const behind = await visitor.with(
      css(fragment),
      ([heading]) =>
        heading!.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(behind).toBe(4);
  });
}
