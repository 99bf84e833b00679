import { expect, test } from 'vitest';
import { builtFile, entries } from '../site-map.ts';

const overview = builtFile('lexikon/index.html');
const letters = (html: string) => html.replace(/<[^>]*>|\W/g, '');

/** What stands on a plot before how often it is mentioned. */
const nameOn = (plot: string) => letters(plot.replace(/<text class="mentions".*/, ''));

test('every entry has one plot on the plan, which bears its name, and its crop marks this one', () => {
  for (const path of entries) {
    const plots = [...overview.matchAll(new RegExp(`<a href="${path}" tabindex="-1">(.*?)</a>`, 'g'))];
    expect(plots, path).toHaveLength(1);
    const page = builtFile(`${path}index.html`);
    const [, name = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(page)!;
    expect(nameOn(plots[0]![1]!), path).toBe(letters(name));
    const marked = [...page.matchAll(/<g class="here">(.*?)<\/g>/g)].map(([, plot]) => nameOn(plot!));
    // A short text without contents shows no crop.
    if (page.includes('class="toc"')) expect(marked, path).toEqual([letters(name)]);
  }
});
