import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Markup } from '../../markup.ts';
import { loadSiteStyles } from '../../navigation/load.ts';
import { RawHtml } from '../../ui/raw-html.tsx';
import type { Experiment } from './experiment.ts';
import type { ExperimentForm } from './experiment-form.tsx';
import { type ExperimentName, experiments } from './experiments.ts';

export const VERSUCH = { id: 'ausprobieren', title: 'Ausprobieren' };

type VersuchProps = Omit<ComponentProps<typeof ExperimentForm>, 'experiment'> & {
  name: ExperimentName;
  /** The form, printed: all there is without script, and until the reader comes near. */
  printed: Markup;
};

/** An experiment in a page. Its code comes when the reader does. */
export function Versuch({ name, printed, ...texts }: VersuchProps) {
  const box = useRef<HTMLElement>(null);
  const [live, setLive] = useState<{ Form: typeof ExperimentForm; experiment: Experiment }>();
  const focused = useRef<string>(undefined);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        Promise.all([import('./experiment-form.tsx'), experiments[name](), loadSiteStyles()]).then(
          // oxlint-disable-next-line promise/always-return -- nobody waits for it
          ([form, experiment]) => {
            focused.current = box.current?.querySelector(':focus')?.id;
            setLive({ Form: form.ExperimentForm, experiment });
          },
          // What is printed stays.
          (error: unknown) => console.warn('Experiment failed', error),
        );
      },
      // So early that nobody sees the fields begin to react.
      { rootMargin: '600px' },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [name]);

  // Whoever jumped into a field, as screen readers do, is in it still.
  useEffect(() => {
    if (live && focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [live]);

  return (
    <section ref={box} className="versuch" aria-labelledby={VERSUCH.id}>
      <h2 id={VERSUCH.id}>{VERSUCH.title}</h2>
      {live ? <live.Form experiment={live.experiment} {...texts} /> : <RawHtml content={printed} />}
    </section>
  );
}
