import { useEffect, useRef } from 'react';

/**
 * Stays until it is dismissed. Without JavaScript it is in the page all the time, and the address
 * that the server answers with (`#gesendet`) makes it visible.
 */
export function SentAlert({ takesFocus, onDismiss }: { takesFocus: boolean; onDismiss?: () => void }) {
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
      id="gesendet"
      className={`kontakt-notice${onDismiss ? '' : ' kontakt-notice--prerendered'}`}
      role="alert"
      tabIndex={-1}
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
