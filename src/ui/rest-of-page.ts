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

/** Everything at once, for who needs to know where something stands. */
export function layOutAll(): void {
  allParts().forEach(show);
}

/** The key leads to the end of the page, not to where it was guessed. */
export function watchEndKey(): void {
  addEventListener('keydown', ({ key, metaKey }) => {
    // Keyboards of a Mac have no End.
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutAll();
  });
}

/** What will stand above this line in a moment: nobody should see it arrive. */
export function layOutAbove(edge: number): void {
  for (const part of allParts().filter((some) => some.getBoundingClientRect().top < edge)) show(part);
  // Whoever asks next what can be seen is answered from the last layout.
  document.body.getBoundingClientRect();
}

function layOutSome() {
  // Who jumped ahead stands on guesses, and would be moved by every slice above.
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
