import { launchBrowser } from './browser.ts';
import { median } from './results.ts';
import { runSite } from '../tests/site/run-site.ts';

/** Typed, and taken back. */
const KEYS = [...'docker', ...Array<string>(6).fill('Backspace')];

type Figures = { answer: number; list: number };
export type KeystrokeFigures = { median: Figures; slowest: Figures };

/**
 * What a key costs in the glossary's search of the site that is built in this folder, in milliseconds
 * at full speed: until the letter and the count are painted, and until the list below has followed.
 */
export async function measureKeystrokes(root: string): Promise<KeystrokeFigures> {
  const site = await runSite({ folder: root, withoutLog: true });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/lexikon/`);
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    await page.getByRole('searchbox').focus();
    const figures: Figures[] = [];
    for (const key of KEYS) {
      await page.evaluate(watch);
      await page.keyboard.press(key);
      figures.push(await page.evaluate(() => (window as never as Watching).figures));
    }
    const over = (combine: (values: number[]) => number): Figures => ({
      answer: combine(figures.map(({ answer }) => answer)),
      list: combine(figures.map(({ list }) => list)),
    });
    return { median: over(median), slowest: over((values) => Math.max(...values)) };
  } finally {
    await browser.close();
    await site.end();
  }
}

type Watching = { figures: Promise<Figures> };

/** Runs in the page. */
function watch() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const next = (type: 'keydown' | 'input') =>
    new Promise<Event>((resolve) => {
      addEventListener(type, resolve, { once: true });
    });
  const measure = async () => {
    // When the key was pressed, not when the page had time for it.
    const [{ timeStamp }] = await Promise.all([next('keydown'), next('input')]);
    await painted();
    const answer = performance.now() - timeStamp;
    const count = Number.parseInt(document.querySelector('search [role="status"]')!.textContent, 10);
    while (document.querySelectorAll('.lexikon-karte').length !== count) await painted();
    return { answer, list: performance.now() - timeStamp };
  };
  Object.assign(window, { figures: measure() });
}
