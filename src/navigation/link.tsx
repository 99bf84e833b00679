import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from './navigation-context.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a screen of this site: loads ahead on hover, touch or focus, and opens in the app. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { open, prefetch } = useNavigation();
  const ahead = () => prefetch(to);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void open(to);
  }

  return (
    <a href={to} onClick={follow} onPointerEnter={ahead} onTouchStart={ahead} onFocus={ahead} {...rest}>
      {children}
    </a>
  );
}

/** Modified clicks (new tab, download …) belong to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
