import { expect } from 'vitest';
import { LEISTUNGEN_ANCHOR } from '../../../src/paths.ts';
import { HERO } from '../../acceptance/specification.ts';
import { homePage, servicePages } from '../../content-of-site.ts';
import { css, link, type Visitor } from '../visitor.ts';
import { type Journey, WIDE } from '../stage.ts';
import { heroSection, isPhase } from './pages-with-hero.ts';

const service = servicePages[0]!;
const header = css('header');
const servicesTitle = { css: 'h2', name: homePage.servicesTitle };
const FRAGMENT = `#${LEISTUNGEN_ANCHOR}`;

const isCollapsed = (visitor: Visitor) => visitor.sees(heroSection, isPhase('collapsed'));

/** Turns the wheel until the page moves: an engine may not scroll at once where the page was locked a moment ago. */
const scrollsAway = (visitor: Visitor) =>
  expect
    .poll(async () => {
      await visitor.turnsWheel(200);
      return visitor.scrollTop();
    })
    .toBeGreaterThan(0);

const triggers: Record<string, (visitor: Visitor) => Promise<void>> = {
  wheel: (visitor) => visitor.turnsWheel(100),
  'Page Down': (visitor) => visitor.presses('PageDown'),
  'Arrow Down': (visitor) => visitor.presses('ArrowDown'),
  // Also on a link, which it does not press.
  Space: async (visitor) => {
    await visitor.focuses(css('.hero__button'));
    await visitor.presses('Space');
  },
  'Tab past the hero': async (visitor) => {
    const past = css('.hero :focus, .skip-link:focus');
    do await visitor.presses('Tab');
    while ((await visitor.looksAt(past)).focused);
  },
};

/** What is left of a service's hero: the words of its drawing, and one way on. */
async function keepsItsBand(visitor: Visitor) {
  const ways = (await visitor.looksAtAll(css('.hero a'))).filter(({ visible }) => visible);
  expect(ways.map(({ attributes }) => attributes.href)).toEqual(['/kontakt/']);
  expect(ways[0]!.attributes.class!.split(' ')).toContain('button');
  const words = () => visitor.looksAtAll(css('.hero svg text'));
  await expect.poll(async () => (await words()).filter(({ visible }) => !visible)).toEqual([]);
}

/** It hides the header and locks the scroll. */
async function fillsTheView(visitor: Visitor) {
  await visitor.sees(heroSection, { ...isPhase('open'), box: { y: 0, height: WIDE[1] } });
  await visitor.seesNo(header);
  await visitor.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  expect(await visitor.scrollTop()).toBe(0);
}

export function hero(journey: Journey) {
  for (const [name, trigger] of Object.entries(triggers)) {
    // Both kinds of hero share the code; the wheel shows that both use it.
    for (const path of name === 'wheel' ? ['/', service.path] : ['/']) {
      journey(
        `${path} opens with a hero that collapses once, to its small height, on ${name}`,
        async ({ visitor }) => {
          await visitor.opens(path);
          if (name === 'wheel') await fillsTheView(visitor);
          await trigger(visitor);
          await visitor.sees(header);
          await isCollapsed(visitor);
          await visitor.sees(heroSection, { box: { height: HERO.collapsedHeight } });
          if (name.startsWith('Tab')) await visitor.sees(css(':focus'), { inView: true });
          if (path === service.path) await keepsItsBand(visitor);
          await scrollsAway(visitor);
          await expect
            .poll(async () => {
              await visitor.turnsWheel(-1000);
              return visitor.scrollTop();
            })
            .toBe(0);
          await isCollapsed(visitor);
        },
      );
    }
  }

  for (const [path, name, target] of [
    ['/', homePage.button, FRAGMENT],
    [service.path, service.button, undefined],
  ] as const) {
    journey(`${path} collapses at its button, and scrolls on to the content`, async ({ visitor }) => {
      await visitor.opens(path);
      await visitor.clicks({ css: '.hero a', name });
      await visitor.sees(header);
      await isCollapsed(visitor);
      // A service hero loses its button.
      await visitor.sees({ css: '.hero a', name }, { visible: path === '/' });
      await expect.poll(() => visitor.scrollTop()).toBeGreaterThan(0);
      if (target) await visitor.sees(servicesTitle, { inView: true });
      expect(await visitor.evaluate(() => document.activeElement?.localName)).toBe('h2');
    });
  }

  journey(
    'the quiet way beside the button opens the contact page and leaves the hero open',
    async ({ visitor }) => {
      const quiet = css('.hero__contact');
      await visitor.opens('/');
      for (const follows of [() => visitor.presses('Enter'), () => visitor.clicks(quiet)]) {
        await visitor.focuses(quiet);
        await visitor.sees(heroSection, isPhase('open'));
        await visitor.seesNo(header);
        await follows();
        await visitor.isAt('/kontakt/');
        // Whoever comes back finds the hero as it was.
        await visitor.goesBack();
        await visitor.sees(heroSection, isPhase('open'));
      }
    },
  );

  const landsUnderTheHeader = async (visitor: Visitor) => {
    await isCollapsed(visitor);
    await expect
      .poll(() =>
        visitor.evaluate(async (id) => {
          const top = () => document.getElementById(id)!.getBoundingClientRect().top;
          const before = top();
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          const place = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          return top() === before ? Math.abs(before - place) : Infinity;
        }, LEISTUNGEN_ANCHOR),
      )
      .toBeLessThanOrEqual(8);
    await visitor.sees(servicesTitle, { inView: true });
  };

  journey('a loaded address with the fragment of the services ends under the header', async ({ visitor }) => {
    await visitor.opens(`/${FRAGMENT}`);
    await landsUnderTheHeader(visitor);
    await visitor.isAt(`/${FRAGMENT}`);
  });

  journey('the fragment set on the open page ends there', async ({ visitor }) => {
    await visitor.opens('/');
    await visitor.evaluate((hash) => void (location.hash = hash), FRAGMENT);
    await landsUnderTheHeader(visitor);
  });

  journey('the menu of another page leads there', async ({ visitor }) => {
    await visitor.opens('/impressum/');
    await visitor.clicks(link('Leistungen', 'header'));
    await visitor.isAt(`/${FRAGMENT}`);
    await landsUnderTheHeader(visitor);
  });

  journey('an input before the application is there is not lost', async ({ visitor, gate }) => {
    const release = gate.hold(/\/assets\/start-/);
    await visitor.loads('/');
    await visitor.turnsWheel(100);
    await visitor.sees(heroSection, isPhase('open'));
    release();
    await isCollapsed(visitor);
  });

  journey('a press of its button before the application is there leads on', async ({ visitor, gate }) => {
    const release = gate.hold(/\/assets\/start-/);
    await visitor.loads('/');
    // Wheel and button both come too early for the application: what the button asks for has to win.
    await visitor.turnsWheel(100);
    await visitor.clicks(css('.hero__button'));
    await visitor.isAt('/');
    release();
    await landsUnderTheHeader(visitor);
  });

  journey('the home hero greets once in a visit, also from another page', async ({ visitor }) => {
    await visitor.opens('/lexikon/');
    await visitor.clicks(link('Home', 'header'));
    await visitor.sees(heroSection, isPhase('open'));
    await visitor.turnsWheel(100);
    await isCollapsed(visitor);
    await visitor.clicks(link('Blog', 'header'));
    await visitor.isAt('/blog/');
    await visitor.goesBack();
    await isCollapsed(visitor);
    await visitor.sees(header);
  });

  journey('a service hero is collapsed on any in-app arrival', async ({ visitor }) => {
    await visitor.opens('/lexikon/');
    await visitor.hovers(link('Leistungen', 'header'));
    await visitor.clicks(css(`header a[href="${service.path}"]`));
    await visitor.isAt(service.path);
    await isCollapsed(visitor);
    await visitor.seesNo({ css: '.hero a', name: service.button });
  });
}
