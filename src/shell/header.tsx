import { type FocusEvent, useEffect } from 'react';
import { paths } from '../paths.ts';
import type { TextLink } from '../ui/text-link.ts';
import { visibleSite } from '../visible-site.ts';
import './header.css';
import './header-content.css';
import { LeistungenMenu } from './leistungen-menu.tsx';

const MENU_ID = 'menue';

/** Below 48rem the navigation is a native popover: it opens before and without JavaScript. */
export function Header({ pathname, leistungen }: { pathname: string; leistungen: TextLink[] }) {
  const { owner } = visibleSite;
  // A step back closes the open menu, and so does turning the phone: on a wide screen the menu stands in the header,
  // and the open popover would still lie over the page.
  useEffect(() => {
    const wide = matchMedia('(width >= 48rem)');
    addEventListener('popstate', closeMenu);
    wide.addEventListener('change', closeMenu);
    return () => {
      removeEventListener('popstate', closeMenu);
      wide.removeEventListener('change', closeMenu);
    };
  }, []);
  const current = (path: string) =>
    pathname === path ? 'page' : path !== '/' && pathname.startsWith(path) ? 'true' : undefined;
  const item = (label: string, path: string, className?: string) => (
    <li>
      <a href={path} aria-current={current(path)} className={className} onClick={closeMenu}>
        {label}
      </a>
    </li>
  );

  return (
    <header className="site-header">
      <div className="site-header__inner">
        <a href="/" className="site-header__name">
          {`${owner.firstName.charAt(0)}. ${owner.lastName}`}
        </a>
        {/* On a phone the way to the contact does not hide in the menu. */}
        <a
          href={paths.kontakt}
          className="outlined site-header__contact"
          aria-current={current(paths.kontakt)}
        >
          Kontakt
        </a>
        <button type="button" className="site-header__menu-button outlined" popoverTarget={MENU_ID}>
          <span className="when-closed">Menü</span>
          <span className="when-open">Schließen</span>
        </button>
        <nav id={MENU_ID} popover="auto" aria-label="Hauptnavigation" onBlur={closeWhenFocusLeaves}>
          <ul className="site-nav roomy">
            {item('Home', '/')}
            <LeistungenMenu items={leistungen} pathname={pathname} onFollow={closeMenu} />
            {item('Blog', paths.blog)}
            {item('Lexikon', paths.lexikon)}
            {item('Kontakt', paths.kontakt, 'outlined')}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/**
 * The open menu covers the page: a visitor who tabs out of it would move through links hidden behind it. The menu
 * button is left out, since as a `popovertarget` it closes the menu by itself.
 */
function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
  if (!(relatedTarget instanceof Element) || relatedTarget.matches('[popovertarget]')) return;
  if (!currentTarget.contains(relatedTarget)) closeMenu();
}

function closeMenu() {
  const menu = document.getElementById(MENU_ID);
  // A browser without popovers shows the menu at all times, and does not know the selector.
  if (menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
}
