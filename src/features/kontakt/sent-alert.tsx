import { useEffect, useRef } from 'react';

type SentAlertProps = { takesFocus?: boolean; onDismiss?: () => void };

/** Stays until it is dismissed; in the answer to a plain post, as long as the page. */
export function SentAlert({ takesFocus = false, onDismiss }: SentAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is out of use now: the focus goes on where the news is.
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  function dismiss() {
    document.getElementById('inhalt')?.focus({ preventScroll: true });
    onDismiss?.();
  }

  return (
    <div
      ref={ref}
      className="kontakt-notice"
      role="alert"
      tabIndex={-1}
      {...(!onDismiss && { autoFocus: true })}
    >
      <p>Nachricht wurde erfolgreich gesendet!</p>
      {onDismiss && (
        <button type="button" className="kontakt-action" onClick={dismiss}>
          Schließen
        </button>
      )}
    </div>
  );
}
