/** In pixels: a hand that rests on the mouse moves it by less. */
const OWN_WAY = 4;
/** In milliseconds: a pointer on its way across a card does not stop there for so long. */
const REST = 120;

/**
 * Turns the card on which a mouse comes to rest, as long as it is the mouse that has moved and not the page under it;
 * a click turns it at once. Escape turns a card back that the pointer or the focus has turned, until they come again
 * (WCAG 1.4.13): on an enlarged screen there is no place beside the card to move the pointer to.
 */
export function watchCards(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pointer: { x: number; y: number } | undefined;
  /** Where the pointer was when the page last scrolled. */
  let start = pointer;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const move = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    clearTimeout(rest);
    if (pointerType === 'touch') return;
    pointer = { x, y };
    start ??= pointer;
    const card = cardAround(target);
    if (card && Math.hypot(x - start.x, y - start.y) >= OWN_WAY) rest = setTimeout(() => turn(card), REST);
  };
  const scroll = () => {
    clearTimeout(rest);
    start = pointer;
  };
  const click = ({ target }: MouseEvent) => {
    const card = target instanceof Element && target.closest('.flip-card__front') && cardAround(target);
    if (card) turn(card);
  };
  document.addEventListener('pointermove', move, { signal, passive: true });
  document.addEventListener('scroll', scroll, { signal, passive: true });
  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', turnBack, { signal });
  return () => {
    clearTimeout(rest);
    controller.abort();
  };
}

const cardAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.flip-card') : null;

function turn(card: HTMLElement) {
  if ('turned' in card.dataset) return;
  card.dataset.turned = '';
  card.addEventListener('pointerleave', () => delete card.dataset.turned, { once: true });
}

function turnBack({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const card of document.querySelectorAll<HTMLElement>('.flip-card:is(:hover, :focus-within)')) {
    const box = card.querySelector('input')!;
    box.checked = false;
    // The link on the back is about to be hidden.
    if (card.contains(document.activeElement)) box.focus({ preventScroll: true });
    card.dataset.front = '';
    for (const leaving of ['pointerleave', 'focusout'])
      card.addEventListener(leaving, () => delete card.dataset.front, { once: true });
  }
}
