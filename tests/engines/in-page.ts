/** What runs in the page. Each function is sent as its own source text: it may use nothing from outside. */

/** Where to look: a selector, the name that a visitor would call it by, and which of those that fit. */
export type Spot = { css: string; name?: string; nth?: number };

/** What a visitor sees there, of the first. */
export type Sight = {
  count: number;
  text: string;
  value: string;
  visible: boolean;
  inView: boolean;
  focused: boolean;
  checked: boolean;
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
};

export function find({ css, name, nth }: Spot): HTMLElement[] {
  const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const spoken = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches('[aria-hidden=true], input, textarea') || !isThere(node)) return '';
    return [...node.childNodes].map(spoken).join('');
  };
  const called = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    const labels =
      ids?.map((id) => document.getElementById(id)!) ?? (element as HTMLInputElement).labels ?? [];
    const words = [...labels].map(spoken).join(' ') || spoken(element);
    return (element.getAttribute('aria-label') ?? words).replaceAll(/\s+/g, ' ').trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(css)];
  const fitting =
    name === undefined ? all : all.filter((element) => isThere(element) && called(element) === name);
  return nth === undefined ? fitting : fitting.slice(nth, nth === -1 ? undefined : nth + 1);
}

export function look(elements: HTMLElement[]): Sight | undefined {
  const [element] = elements;
  if (!element) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  const isThere = element.checkVisibility({ visibilityProperty: true });
  const isInside = x < innerWidth && y < innerHeight && x + width >= 0 && y + height >= 0;
  const { value = '', checked = false } = element as HTMLInputElement;
  return {
    count: elements.length,
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
    value: String(value),
    visible: isThere && width * height > 0,
    inView: isThere && isInside,
    focused: document.activeElement === element,
    checked,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    box: { x, y, width, height },
  };
}

/**
 * Brings it into view and says where to press. Nothing as long as it moves, is not there or lies under
 * something else, and as long as the fonts may still join and move it: a visitor waits for that, too.
 */
export async function reach([element]: HTMLElement[]) {
  const place = () => {
    const { left, top, width, height } = element!.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isFree = () => {
    const hit = document.elementFromPoint(place().x, place().y);
    return hit !== null && (element!.contains(hit) || hit.closest('label')?.contains(element!) === true);
  };
  const { app } = document.documentElement.dataset;
  const haveFontsJoined = [...document.fonts].some(({ family }) => !/ (Fallback|Android)/.test(family));
  if (!element || (app === 'ready' && !haveFontsJoined)) return null;
  // What is laid out only when it comes near would move from under the pointer.
  document.documentElement.style.setProperty('--below-fold', 'visible');
  if (!isFree()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = JSON.stringify(place());
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return JSON.stringify(place()) === before && isFree() ? place() : null;
}

/** The application says when it runs. */
export function appIsReady() {
  // On the way back a document may still be empty.
  const isReady = () => document.querySelector('html')?.dataset.app === 'ready';
  return new Promise<void>((resolve) => {
    if (isReady()) resolve();
    new MutationObserver(() => isReady() && resolve()).observe(document, { attributes: true, subtree: true });
  });
}
