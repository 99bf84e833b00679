import { expect } from 'vitest';
import { SKILL_MAX_HEIGHT } from '../../acceptance/specification.ts';
import { homePage, posts, projectPages, servicePages } from '../../content-of-site.ts';
import { css, type Spot, type Visitor } from '../visitor.ts';
import type { Area } from '../stage.ts';
import { opensBehindHero } from './pages-with-hero.ts';

const pagesWithQuestions = [{ path: '/', ...homePage }, ...servicePages, ...projectPages];
const question = (index: number) => css('.faq summary', index);
const skill = (index: number) => css('.skills summary', index);

/** Which are open, by what is to be seen below their summaries. */
const open = (visitor: Visitor, list: string) =>
  visitor.with(css(`${list} details`), (all) =>
    all.flatMap((item, index) => {
      const body = item.querySelector('summary + *')!;
      const isShown = body.checkVisibility({ visibilityProperty: true });
      return (item as HTMLDetailsElement).open && isShown ? [index] : [];
    }),
  );

const areOpen = (visitor: Visitor, list: string, ...indexes: number[]) =>
  expect.poll(() => open(visitor, list), { message: `open in ${list}` }).toEqual(indexes);

const focusMovesTo = async (visitor: Visitor, spot: Spot) => {
  await visitor.presses('Tab');
  await visitor.sees(spot, { focused: true });
};

export const accordions: Area = (journey, further) => {
  for (const { path, questions: count } of pagesWithQuestions) {
    (path === '/' ? journey : further)(
      `${path} has all of its questions, the first open, and one open at a time`,
      async ({ visitor }) => {
        await opensBehindHero(visitor, path);
        await visitor.sees(css('.faq details'), { count });
        await areOpen(visitor, '.faq', 0);
        for (const index of new Set([1, count - 1].filter((other) => other > 0 && other < count))) {
          await visitor.clicks(question(index));
          await areOpen(visitor, '.faq', index);
        }
        await visitor.clicks(question(count - 1));
        await areOpen(visitor, '.faq');
      },
    );
  }

  const withSeveral = [...projectPages, ...posts].filter(({ questions }) => questions > 2).slice(0, 1);
  for (const { path } of withSeveral)
    journey('questions open by keyboard with Enter and Space', async ({ visitor }) => {
      await visitor.opens(path);
      await visitor.focuses(question(0));
      await focusMovesTo(visitor, question(1));
      await visitor.presses('Enter');
      await areOpen(visitor, '.faq', 1);
      await focusMovesTo(visitor, question(2));
      await visitor.presses('Space');
      await areOpen(visitor, '.faq', 2);
      await visitor.presses('Space');
      await areOpen(visitor, '.faq');
    });

  journey(
    'skills are all closed at first, toggle independently by mouse and keyboard, and show it by their arrow',
    async ({ visitor }) => {
      await opensBehindHero(visitor, '/');
      await visitor.sees(css('.skills details'), { count: homePage.skills });
      await areOpen(visitor, '.skills');
      await visitor.clicks(skill(0));
      await visitor.clicks(skill(1));
      await areOpen(visitor, '.skills', 0, 1);
      await visitor.clicks(skill(0));
      await areOpen(visitor, '.skills', 1);
      await visitor.clicks(skill(1));
      await areOpen(visitor, '.skills');

      await visitor.focuses(skill(0));
      await visitor.presses('Enter');
      await areOpen(visitor, '.skills', 0);
      // The first body holds nothing to focus: the next stop is the next skill.
      await focusMovesTo(visitor, skill(1));
      await visitor.presses('Space');
      await areOpen(visitor, '.skills', 0, 1);
      await visitor.presses('Space');
      await areOpen(visitor, '.skills', 0);
      await visitor.clicks(skill(0));
      await areOpen(visitor, '.skills');

      // The arrow is the upper right corner of a square: unturned it points up and to the right.
      const direction = () =>
        visitor.with(skill(0), ([summary]) => {
          const { a, b } = new DOMMatrix(getComputedStyle(summary!, '::before').transform);
          return Math.round((Math.atan2(b, a) * 180) / Math.PI) - 45;
        });
      await expect.poll(direction).toBe(0);
      await visitor.clicks(skill(0));
      await expect.poll(direction).toBe(90);
      await visitor.clicks(skill(0));
      await expect.poll(direction).toBe(0);

      await visitor.clicks(skill(0));
      await areOpen(visitor, '.skills', 0);
      const height = () =>
        visitor.with(css('.skills details'), ([item]) => {
          const body = item!.querySelector<HTMLElement>('summary + *')!;
          body.style.height = '3000px';
          return (
            item!.getBoundingClientRect().height -
            item!.querySelector('summary')!.getBoundingClientRect().height
          );
        });
      // One pixel more for the line below the skill.
      await expect.poll(async () => Math.round(await height())).toBe(SKILL_MAX_HEIGHT + 1);
    },
  );
};
