/** What rest-of-page.css may have left for later. */
const PARTS = ':is(.still, .prose) > :not(script, link), .prose ~ *';

/** So many letters are laid out in a task: every task costs a layout of the page around them, too. */
const LETTERS = 2500;

let waiting: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lays out what is off the screen, a few parts a task. */
export function layOutRest(): void {
  waiting = [...document.querySelectorAll<HTMLElement>(PARTS)];
  clearTimeout(timer);
  timer = setTimeout(layOutSome);
}

/** Everything at once, for who needs to know where something stands. */
export function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) show(part);
}

function layOutSome() {
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

const show = (part: HTMLElement) => (part.style.contentVisibility = 'visible');
