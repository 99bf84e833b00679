/** What the first script noted until the application took over; see `first-script.ts`. */
export type EarlyInput = {
  noted: Event[];
  stop: () => void;
  /** Taken out of the address. */
  fragment?: string;
};

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

/** Puts a fragment back into the address, without a jump. */
export function restoreFragment(): void {
  const fragment = window.early?.fragment;
  if (fragment) history.replaceState(history.state, '', fragment);
}

/** Lets the browser send a form that the first script held back, where the application will not do it. */
export function releaseEarlySubmit(): void {
  const submit = takeEarlyInput().find(({ type }) => type === 'submit');
  (submit?.target as HTMLFormElement | undefined)?.submit();
}

/** Hands the noted events over, once; from then on nothing is noted. */
export function takeEarlyInput(): Event[] {
  const { early } = window;
  delete window.early;
  early?.stop();
  return early?.noted ?? [];
}
