const COPIED = 'Kopiert';

/**
 * Copy buttons stand in the markup with `data-copy`; one listener serves them all, also those inside
 * articles that the build made. What is copied is the element the button names, or its code block. They are live
 * regions (`aria-live`): that it is done stands on the button, and is said.
 */
export function watchCopyButtons(): () => void {
  const copy = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const source = button?.parentElement?.querySelector(button.dataset.copy || 'code');
    if (!button || !source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
    } catch {
      // The browser forbids the clipboard, or offers none without TLS: the text is selected, and one key copies it.
      getSelection()?.selectAllChildren(source);
      return;
    }
    const label = button.textContent;
    // Pressed again while the button still shows `COPIED`, which must not be noted as its label.
    if (label === COPIED) return;
    button.textContent = COPIED;
    setTimeout(() => {
      // Screen readers do not announce the old label: it would sound as if the copy were taken back.
      button.ariaLive = 'off';
      button.textContent = label;
      setTimeout(() => (button.ariaLive = 'polite'), 500);
    }, 2000);
  };
  document.addEventListener('click', copy);
  return () => document.removeEventListener('click', copy);
}
