import { inPlace } from './in-place.ts';

/** What rest-of-page.css may have left for later. */
export const PARTS = ':is(.still, .prose) > :not(script, link), .prose ~ *, .rest';

/** So many letters are laid out in a task: every task costs a layout of the page around them, too. */
const LETTERS = 2500;

let waiting: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lays out what is off the screen, a few parts a task. */
export function layOutRest(): void {
  waiting = allParts();
  clearTimeout(timer);
  timer = setTimeout(layOutSome);
}

/** Lays out everything at once, for callers that need the true place of an element. */
export function layOutAll(): void {
  allParts().forEach(show);
}

/** The End key leads to the true end of the page, not to the one that the guessed heights give. */
export function watchEndKey(): void {
  addEventListener('keydown', ({ key, metaKey }) => {
    // Keyboards of a Mac have no End.
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutAll();
  });
}

/** Lays out the parts above this line, which are about to come into view: nobody should see them appear. */
export function layOutAbove(edge: number): void {
  for (const part of allParts().filter((some) => some.getBoundingClientRect().top < edge)) show(part);
  // Forces the layout: `checkVisibility` answers from the last one.
  document.body.getBoundingClientRect();
}

function layOutSome() {
  // A visitor who has jumped ahead has guessed heights above: every slice there would move the text in view.
  if (scrollY > innerHeight) {
    const inView = allParts().find((part) => part.getBoundingClientRect().bottom > 0);
    return inPlace(inView, layOutAll);
  }
  let letters = 0;
  while (letters < LETTERS) {
    const part = waiting.shift();
    if (!part) return;
    letters += part.textContent.length;
    show(part);
  }
  // Now, not with the next frame: that has enough to do.
  document.body.getBoundingClientRect();
  timer = setTimeout(layOutSome);
}

const allParts = () => [...document.querySelectorAll<HTMLElement>(PARTS)];
const show = (part: HTMLElement) => (part.style.contentVisibility = 'visible');
