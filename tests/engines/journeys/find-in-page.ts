import { expect } from 'vitest';
import { posts, projectPages } from '../../content-of-site.ts';
import type { Journey } from '../stage.ts';
import { css } from '../visitor.ts';

const withSeveral = [...projectPages, ...posts].filter(({ questions }) => questions > 1).slice(0, 1);

export function findInPage(journey: Journey) {
  for (const { path } of withSeveral)
    journey('the search of the browser opens a question and goes there', async ({ visitor }) => {
      await visitor.opens(path);
      const isFound = await visitor.with(css('.faq summary + *', -1), ([answer]) =>
        window.find(answer!.textContent.trim().slice(0, 30)),
      );
      expect(isFound).toBe(true);
      await visitor.sees(css('.faq summary', -1), { inView: true });
    });
}
