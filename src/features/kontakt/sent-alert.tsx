import { useEffect, useRef } from 'react';
import { CONTENT_ANCHOR } from '../../paths.ts';
import type { TextLink } from '../../ui/text-link.ts';

type SentAlertProps = {
  /** What happens now, and where to read on meanwhile. */
  next: { text: string; links: TextLink[] };
  takesFocus?: boolean;
  onDismiss?: () => void;
};

/** Stays until it is dismissed; in the answer to a plain post, as long as the page. */
export function SentAlert({ next, takesFocus = false, onDismiss }: SentAlertProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is out of use now: the focus goes on where the news is.
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  function dismiss() {
    document.getElementById(CONTENT_ANCHOR)?.focus({ preventScroll: true });
    onDismiss?.();
  }

  return (
    <div className="kontakt-notice">
      <p ref={ref} role="alert" tabIndex={-1} {...(!onDismiss && { autoFocus: true })}>
        Nachricht wurde erfolgreich gesendet!
      </p>
      <p>{next.text}</p>
      {next.links.map(({ label, to }) => (
        <a className="kontakt-action" href={to} key={to}>
          {label}
        </a>
      ))}
      {onDismiss && (
        <button type="button" className="kontakt-action" onClick={dismiss}>
          Schließen
        </button>
      )}
    </div>
  );
}
