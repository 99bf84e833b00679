import { expect } from 'vitest';
import { LEISTUNGEN_ANCHOR } from '../../src/paths.ts';
import { HERO } from '../acceptance/specification.ts';
import { servicePages } from '../content-of-site.ts';
import { screens } from '../site-map.ts';
import { unexplainedStyles } from './styles.ts';
import { css, link, scrollsBy, type Journeys, WIDE } from './visitor.ts';

const header = css('header');
const heroSection = css('.hero');
const isPhase = (phase: string) => ({ attributes: { 'data-phase': phase } });

export const openingJourneys: Journeys = {
  async 'every screen starts without a complaint, with one heading, and fits'({ visitor }) {
    for (const path of screens) {
      await visitor.opens(path);
      await visitor.sees(css('h1'), { count: 1, visible: true });
      const overflow = await visitor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
    // Every page is sent the same.
    expect(await unexplainedStyles(visitor), 'explained in docs/browser-support.md').toEqual([]);
  },

  async 'a hero fills the view and collapses once, at the wheel'({ visitor }) {
    await visitor.opens(servicePages[0]!.path);
    await visitor.sees(heroSection, { ...isPhase('open'), box: { y: 0, height: WIDE[1] } });
    await visitor.seesNo(header);
    await visitor.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    expect(await visitor.scrollTop()).toBe(0);
    await visitor.turnsWheel(100);
    await visitor.sees(header);
    await visitor.sees(heroSection, { ...isPhase('collapsed'), box: { height: HERO.collapsedHeight } });
    await scrollsBy(visitor, 200).toBeGreaterThan(0);
    await scrollsBy(visitor, -1000).toBe(0);
    await visitor.sees(heroSection, isPhase('collapsed'));
  },

  async 'it collapses at Space, and when Tab leads past it'({ visitor }) {
    await visitor.opens('/');
    // On a link, which it does not press.
    await visitor.focuses(css('.hero__button'));
    await visitor.presses('Space');
    await visitor.sees(heroSection, isPhase('collapsed'));
    await visitor.opens('/');
    do await visitor.presses('Tab');
    while ((await visitor.looksAt(css('.hero :focus, .skip-link:focus'))).focused);
    await visitor.sees(heroSection, isPhase('collapsed'));
    await visitor.sees(css(':focus'), { inView: true });
  },

  async 'a wheel before the application is there is not lost; a press leads to the services, under the header'({
    visitor,
    gate,
  }) {
    const lands = async () => {
      await visitor.sees(heroSection, isPhase('collapsed'));
      const distance = () =>
        visitor.evaluate((id) => {
          const place = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - place);
        }, LEISTUNGEN_ANCHOR);
      await expect.poll(distance).toBeLessThanOrEqual(8);
    };
    for (const isPressed of [false, true]) {
      const release = gate.hold(/\/assets\/start-/);
      await visitor.loads('/');
      await visitor.turnsWheel(100);
      if (isPressed) await visitor.clicks(css('.hero__button'));
      release();
      await visitor.sees(heroSection, isPhase('collapsed'));
    }
    await lands();
    // So do a link from elsewhere and the menu of another page.
    await visitor.loads('/robots.txt');
    await visitor.opens(`/#${LEISTUNGEN_ANCHOR}`);
    await lands();
    await visitor.opens('/impressum/');
    await visitor.clicks(link('Leistungen', 'header'));
    await visitor.isAt(`/#${LEISTUNGEN_ANCHOR}`);
    await lands();
  },
};
