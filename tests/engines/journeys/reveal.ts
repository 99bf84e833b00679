import { expect } from 'vitest';
import { REVEAL } from '../../acceptance/specification.ts';
import { projectPages, servicePages } from '../../content-of-site.ts';
import { css, type Visitor } from '../visitor.ts';
import { type Area, WIDE } from '../stage.ts';
import { opensBehindHero } from './pages-with-hero.ts';

const service = servicePages[0]!.path;
/** One, if there is one: no hero stands before what is revealed. */
const projects = projectPages.map(({ path }) => path).slice(0, 1);
const hidden = css('[data-aos]:not(.aos-animate)');
const example = css('[data-aos]', 2);

/** Scrolls at once, and waits until every observer has had its say. */
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

/** Brings the element's own place, without the shift of the reveal, this far above the view's lower edge. */
async function raise(visitor: Visitor, inside: number) {
  const top = await visitor.with(example, ([node]) => {
    const { m42: shift } = new DOMMatrix(getComputedStyle(node!).transform);
    return node!.getBoundingClientRect().top - shift + scrollY - innerHeight;
  });
  await scrollTo(visitor, top + inside);
}

const isRevealed = async (visitor: Visitor) =>
  (await visitor.attribute(example, 'class'))!.split(' ').includes('aos-animate');

const style = (visitor: Visitor) =>
  visitor.with(example, ([node]) => {
    const { opacity, transform, transitionDuration } = getComputedStyle(node!);
    return { opacity, moved: !new DOMMatrix(transform).isIdentity, transitionDuration };
  });

export const reveal: Area = (journey, further) => {
  for (const project of projects)
    journey('an element is revealed once it is far enough inside the view, for good', async ({ visitor }) => {
      await visitor.opens(project);
      await visitor.with(example, ([node]) => {
        const changes: string[] = [];
        Object.assign(window, { changes });
        new MutationObserver(() => changes.push(node!.className)).observe(node!, {
          attributeFilter: ['class'],
        });
      });
      await visitor.sees(example, { inView: false });
      expect(await isRevealed(visitor)).toBe(false);
      // Whoever takes a picture of the whole page finds it there.
      expect(await style(visitor)).toMatchObject({ moved: false, opacity: '1' });
      await raise(visitor, REVEAL.offset - 10);
      expect(await isRevealed(visitor)).toBe(false);
      expect(await style(visitor)).toMatchObject({
        moved: true,
        opacity: expect.not.stringMatching(/^1$/) as string,
      });
      await raise(visitor, REVEAL.offset + 10);
      await expect.poll(() => isRevealed(visitor)).toBe(true);
      const duration = `${REVEAL.seconds}s`;
      await expect.poll(() => style(visitor)).toMatchObject({ opacity: '1', moved: false });
      expect(new Set((await style(visitor)).transitionDuration.split(', '))).toEqual(new Set([duration]));

      await scrollTo(visitor, 0);
      await visitor.sees(example, { inView: false });
      await raise(visitor, REVEAL.offset + 100);
      expect(await isRevealed(visitor)).toBe(true);
      const changes = await visitor.evaluate(() => (window as never as { changes: string[] }).changes.length);
      expect(changes).toBe(1);
    });

  for (const path of ['/', service, ...projects]) {
    (path === '/' ? journey : further)(
      `${path} has revealed everything when its end is reached, and nothing in view is invisible`,
      async ({ visitor }) => {
        await opensBehindHero(visitor, path);
        const unseen = await visitor.with(hidden, (all) =>
          all.filter((node) => node.getBoundingClientRect().top < innerHeight).map((node) => node.className),
        );
        expect(unseen).toEqual([]);
        expect((await visitor.looksAt(hidden)).count).toBeGreaterThan(0);
        await scrollTo(visitor, 1e6);
        await visitor.sees(hidden, { count: 0 });
      },
    );
  }

  for (const project of projects)
    journey(
      'what is in view at the start is shown at once, also after an in-app navigation',
      async ({ visitor }) => {
        // The head of a project is tall, and nothing of it waits to be revealed.
        await visitor.resizes(WIDE[0], 1600);
        await visitor.opens(project);
        const first = css('[data-aos]', 0);
        const isShown = {
          inView: true,
          attributes: { class: expect.stringMatching(/(^|\s)aos-animate(\s|$)/) as string },
        };
        await visitor.sees(first, isShown);
        const related = css('.related a');
        const target = (await visitor.attribute(related, 'href'))!;
        // By keyboard: under a pointer it may still be on its way into view.
        await visitor.focuses(related);
        // Chromium's way to the focus that is not over goes on, on the next page.
        await visitor.rests();
        await visitor.presses('Enter');
        await visitor.isAt(target);
        // The arrival is over: it takes the page to its top.
        await visitor.sees(css('main'), { focused: true });
        await visitor.sees(first, isShown);
        await expect.poll(async () => (await visitor.looksAt(hidden)).count).toBeGreaterThan(0);
        await scrollTo(visitor, 1e6);
        await visitor.sees(hidden, { count: 0 });
      },
    );
};
