/**
 * Escape turns a card back that the pointer or the focus has turned, until they come again (WCAG 1.4.13): on an
 * enlarged screen there is no place beside the card to move the pointer to.
 */
export function turnBackOnEscape(): () => void {
  const turnBack = ({ key }: KeyboardEvent) => {
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
  };
  addEventListener('keydown', turnBack);
  return () => removeEventListener('keydown', turnBack);
}
