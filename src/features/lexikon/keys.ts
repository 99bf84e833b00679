import { type RefObject, useEffect, useState } from 'react';

type Ref<Type> = RefObject<Type | null>;

/** A single letter is in the way of whoever speaks to the computer: it can be switched off for this visit. */
let isSlashOn = true;

export function useSlash() {
  const [isOn, setOn] = useState(isSlashOn);
  return [isOn, () => setOn((isSlashOn = !isOn))] as const;
}

/**
 * `/` leads to the search field from anywhere but another field. ↓ and ↑ walk from the field through what was
 * found and back, Escape back to the field. Enter in the field opens what is called exactly so, or else goes to the
 * first that was found.
 */
export function useSearchKeys(field: Ref<HTMLInputElement>, list: Ref<HTMLElement>) {
  useEffect(() => {
    const controller = new AbortController();
    addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        const next =
          event.key === '/' ? isSlashOn && fieldFrom(event, field) : nextStop(event.key, field, list);
        if (!next) return;
        event.preventDefault();
        const exact = event.key === 'Enter' && field.current?.closest('search')?.querySelector('a');
        if (exact) return exact.click();
        next.focus();
        if (next === field.current) field.current.select();
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, [field, list]);
}

const fieldFrom = ({ target }: Event, field: Ref<HTMLInputElement>) =>
  (target as Element).closest('input, textarea, select') ? null : field.current;

function nextStop(key: string, field: Ref<HTMLInputElement>, list: Ref<HTMLElement>) {
  // In the whole list the arrows scroll, as everywhere.
  if (!field.current?.value.trim() || !list.current) return null;
  const stops = [field.current, ...list.current.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  if (at < 0) return null;
  const step = { ArrowDown: at + 1, ArrowUp: at - 1, ...(at === 0 ? { Enter: 1 } : { Escape: 0 }) };
  return stops[step[key as keyof typeof step] ?? -1];
}
