import { expect } from 'vitest';
import type { Gate } from './gate.ts';
import { appIsReady, find, look, reach, type Sight, type Spot } from './in-page.ts';
import { type Device, KEYS, type Transport } from './transport.ts';

export const css = (selector: string, nth?: number): Spot => ({
  css: selector,
  ...(nth !== undefined && { nth }),
});
export const link = (name: string, within = ''): Spot => ({ css: `${within} a[href]`, name });
export const button = (name: string): Spot => ({ css: 'button', name });
export const field = (name: string): Spot => ({ css: 'input, textarea', name });

type Key = keyof typeof KEYS;

const NOTHING: Partial<Sight> = { count: 0, visible: false, inView: false, focused: false };

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
const keyboard = (actions: Device['actions']): Device => ({ type: 'key', id: 'keyboard', actions });
const move = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' });
const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const pointer = (actions: Device['actions']): Device => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const nameOf = ({ css, name, nth }: Spot) => [css, name, nth].join(' ');

/** A person at a browser, whichever it is: looks, presses, types and waits until something is to be seen. */
export class Visitor {
  readonly browser: Transport;
  readonly #origin: string;
  #wheels = 0;

  constructor(browser: Transport, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Opens a page and waits until the application runs. */
  async opens(path: string) {
    await this.loads(path);
    await this.isReady();
  }

  isReady = () => this.evaluate(appIsReady);

  loads = (path: string) => this.browser.open(this.#origin + path);
  reloads = () => this.browser.reload();
  returnsFromElsewhere = () => this.browser.returnFromElsewhere();
  goesBack = () => this.browser.traverse(-1);
  goesForward = () => this.browser.traverse(1);
  resizes = (width: number, height: number) => this.browser.resize(width, height);

  async evaluate<Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) {
    return this.#inPage<Awaited<Value>>(`(${run})(...${JSON.stringify(args)})`);
  }

  /** Runs in the page with all elements of the spot. */
  async with<Args extends unknown[], Value>(
    spot: Spot,
    run: (elements: HTMLElement[], ...args: Args) => Value,
    ...args: Args
  ) {
    return this.#inPage<Awaited<Value>>(
      `(${run})((${find})(${JSON.stringify(spot)}), ...${JSON.stringify(args)})`,
    );
  }

  async #inPage<Value>(expression: string) {
    const given = await this.browser.evaluate(
      `(async () => JSON.stringify(await ${expression}) ?? 'null')()`,
    );
    return JSON.parse(given) as Value;
  }

  looksAt = async (spot: Spot) => (await this.with(spot, look)) ?? NOTHING;
  scrollTop = () => this.evaluate(() => scrollY);

  /** Waits until the page has come to rest. */
  rests = () =>
    this.evaluate(async () => {
      for (let still = 0, before = scrollY; still < 5; before = scrollY) {
        await new Promise(requestAnimationFrame);
        still = scrollY === before ? still + 1 : 0;
      }
    });

  /** Waits until this is to be seen there. */
  sees = (spot: Spot, sight: object = { visible: true }) =>
    expect.poll(() => this.looksAt(spot), { message: nameOf(spot) }).toMatchObject(sight);

  seesNo = (spot: Spot) => this.sees(spot, { visible: false });
  isAt = (address: string) =>
    expect.poll(() => this.evaluate(() => location.href)).toBe(this.#origin + address);

  async presses(...keys: Key[]) {
    await this.browser.perform([keyboard(keys.flatMap((key) => stroke(KEYS[key])))]);
  }

  async types(text: string) {
    await this.browser.perform([
      keyboard([...text].flatMap((letter) => stroke(letter === '\n' ? KEYS.Enter : letter))),
    ]);
  }

  async focuses(spot: Spot) {
    const focus = ([element]: HTMLElement[]) => {
      element?.focus();
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
      return element !== undefined && document.activeElement === element;
    };
    await expect.poll(() => this.with(spot, focus), { message: nameOf(spot) }).toBe(true);
  }

  /** Replaces what stands in a field. */
  async fills(spot: Spot, text: string) {
    await this.focuses(spot);
    await this.types(text);
  }

  async #reaches(spot: Spot) {
    let place: { x: number; y: number } | null = null;
    const message = `${nameOf(spot)} can be pressed`;
    await expect.poll(async () => (place = await this.with(spot, reach)), { message }).not.toBeNull();
    return place!;
  }

  async clicks(spot: Spot) {
    const { x, y } = await this.#reaches(spot);
    await this.browser.perform([pointer([move(x, y), ...PRESS])]);
  }

  async hovers(spot: Spot) {
    const { x, y } = await this.#reaches(spot);
    await this.browser.perform([pointer([move(x, y)])]);
  }

  movesTo = (x: number, y: number) => this.browser.perform([pointer([move(x, y)])]);

  async turnsWheel(deltaY: number) {
    const [x, y] = await this.evaluate(
      () => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] as const,
    );
    const actions = [{ type: 'scroll', x, y, deltaX: 0, deltaY, duration: 0, origin: 'viewport' }];
    // Another wheel each time: WebKit sends the difference to what the same one has turned before.
    await this.browser.perform([{ type: 'wheel', id: `wheel ${this.#wheels++}`, actions }]);
  }
}

/** An engine may not scroll at once where the page was locked a moment ago. */
export const scrollsBy = (visitor: Visitor, deltaY: number) =>
  expect.poll(async () => {
    await visitor.turnsWheel(deltaY);
    return visitor.scrollTop();
  });

/** What a journey may do to the browser and to the line; and what the console may say about it. */
export type Stage = { visitor: Visitor; gate: Gate; forgive: (expected: RegExp) => void };
export type Journeys = Record<string, (stage: Stage) => Promise<void>>;

export const WIDE = [1280, 800] as const;
/** As narrow as every engine's window becomes: MiniBrowser's toolbar needs 447 px. */
export const PHONE = [450, 844] as const;
