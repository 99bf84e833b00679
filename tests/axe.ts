import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { layOut } from './app.ts';

type Choice = {
  /** Where to look; everywhere, if nothing is said. */
  within?: string;
  tags?: string[];
  rules?: string[];
};

/**
 * Every rule that the page breaks, with the places. Axe is put into the page once and asked directly: its own
 * driver brings its half megabyte along for each question, and computes an address for every node.
 */
export async function violationsOf(page: Page, { within = 'html', tags, rules }: Choice): Promise<string[]> {
  await layOut(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(
    async ([place, wanted]) => {
      const { violations } = await window.axe.run(place, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
