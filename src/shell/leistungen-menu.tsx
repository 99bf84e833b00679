import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { LEISTUNGEN_ANCHOR } from '../paths.ts';
import type { TextLink } from '../ui/text-link.ts';

const LIST_ID = 'leistungen-untermenue';

/** The services as the document lists them: the browser need not be told twice. */
export const leistungenOfDocument = (): TextLink[] =>
  [...document.querySelectorAll(`#${LIST_ID} a`)].map((link) => ({
    label: link.textContent,
    to: link.getAttribute('href')!,
  }));

type LeistungenMenuProps = { items: TextLink[]; pathname: string; onFollow: () => void };

/**
 * A link that leads to the services on the home page, and beside it the toggle of the submenu.
 * A mouse opens the submenu by hovering; keyboard and touch use the toggle.
 */
export function LeistungenMenu({ items, pathname, onFollow }: LeistungenMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(isOver);
  };

  // A pointer may have opened it while the focus is elsewhere.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const button = toggle.current!;
      if (event.key !== 'Escape' || button.ariaExpanded !== 'true') return;
      // The popover around it stays open: Escape closes one level at a time.
      event.preventDefault();
      setOpen(false);
      if (button.parentElement!.contains(document.activeElement)) button.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  function closeWhenFocusLeaves(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function follow() {
    setOpen(false);
    onFollow();
  }

  return (
    <li
      className="leistungen-menu"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={closeWhenFocusLeaves}
    >
      <a
        href={`/#${LEISTUNGEN_ANCHOR}`}
        aria-current={items.some(({ to }) => to === pathname) || undefined}
        onClick={follow}
      >
        Leistungen
      </a>
      <button
        ref={toggle}
        type="button"
        className="leistungen-menu__toggle"
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-label="Untermenü Leistungen"
        onClick={() => setOpen(!open)}
      />
      <ul id={LIST_ID} className="leistungen-menu__list">
        {items.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={pathname === to ? 'page' : undefined} onClick={follow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
