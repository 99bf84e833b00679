import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { FIELD_PATH } from '../contract/field.ts';

/** Tells the server once, when the visitor first leaves the page, how loading and answering went. */
export function measureField(): void {
  const report = new URLSearchParams({ page: window.location.pathname });
  const note = ({ name, rating }: Metric) => report.set(name, rating);
  onLCP(note);
  onINP(note);
  onCLS(note);
  // Behind the listeners above, which report at the same event.
  document.addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    navigator.sendBeacon(FIELD_PATH, report);
  });
}
