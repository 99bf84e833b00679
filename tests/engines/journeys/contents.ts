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

export function contents(journey: Journey) {
  journey(
    'the table of contents lists the headings of the text, without the questions',
    async ({ visitor }) => {
      await visitor.opens(examplePost);
      expect(await visitor.texts(links)).toEqual(await visitor.texts(headings));
      expect((await visitor.looksAt(toc)).text).not.toContain('(FAQ)');
    },
  );

  journey('it marks the heading in view, on the way down and up', async ({ visitor }) => {
    await visitor.opens(examplePost);
    await visitor.sees(active, { count: 0 });
    const all = await ids(visitor);
    const some = [all[0]!, all[3]!, all.at(-1)!];
    for (const id of [...some, ...some.toReversed()]) {
      await raises(visitor, id, 0.2);
      await visitor.sees(active, { attributes: { href: `#${id}` } });
    }
    await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visitor.sees(active, { count: 0 });
  });

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

  journey('it stands 5rem below the upper edge, on wide screens only', async ({ visitor }) => {
    await visitor.opens(examplePost);
    await raises(visitor, (await ids(visitor))[3]!, -0.3);
    const rem = await visitor.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    await visitor.sees(toc, { box: { y: expect.closeTo(CONTENTS_OFFSET_REM * rem, 0) as number } });
    await visitor.resizes(...PHONE);
    await visitor.seesNo(toc);
  });

  journey('it scrolls the active item into its own view, and never the page', async ({ visitor }) => {
    await visitor.resizes(1280, 500);
    await visitor.opens(examplePost);
    const last = { ...links, nth: -1 };
    await visitor.sees(last, { inView: false });
    await raises(visitor, (await ids(visitor)).at(-1)!, 0.3);
    await visitor.sees(last, { attributes: { 'aria-current': 'location' } });
    const top = await visitor.scrollTop();
    await visitor.sees(last, { inView: true });
    expect(await visitor.scrollTop()).toBe(top);
  });

  journey('it works by keyboard, and reading goes on from there', async ({ visitor }) => {
    await visitor.opens(examplePost);
    const last = { ...links, nth: -1 };
    const fragment = (await visitor.attribute(last, 'href'))!;
    await visitor.focuses(last);
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
