import { css, type Visitor } from '../visitor.ts';

export const heroSection = css('.hero');
export const isPhase = (phase: 'open' | 'collapsing' | 'collapsed') => ({
  attributes: { 'data-phase': phase },
});

/** Opens a page; if it has a hero, the first step is to leave it behind. */
export async function opensBehindHero(visitor: Visitor, path: string) {
  await visitor.opens(path);
  if ((await visitor.looksAt(heroSection)).count === 0) return;
  await visitor.presses('PageDown');
  await visitor.sees(heroSection, isPhase('collapsed'));
}
