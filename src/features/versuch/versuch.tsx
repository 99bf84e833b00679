import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { loadSiteStyles } from '../../navigation/load.ts';
import type { Markup } from '../../markup.ts';
import { RawHtml } from '../../ui/raw-html.tsx';
import type { Experiment, ExperimentName } from './experiment.ts';
import type { ExperimentForm } from './experiment-form.tsx';

export const VERSUCH = { id: 'ausprobieren', title: 'Ausprobieren' };

const loaders: Record<ExperimentName, () => Promise<{ default: Experiment }>> = {
  cors: () => import('./cors.ts'),
  http: () => import('./http.ts'),
  json: () => import('./json.ts'),
  jwt: () => import('./jwt.ts'),
  rechnung: () => import('./rechnung.ts'),
  'robots-txt': () => import('./robots-txt.ts'),
  seo: () => import('./seo.ts'),
};

type VersuchProps = Omit<ComponentProps<typeof ExperimentForm>, 'experiment'> & {
  name: ExperimentName;
  /** The example, printed: all there is without script, and until the reader comes near. */
  example: Markup;
};

/** An experiment in an entry. Code and styles of its fields come when the reader does. */
export function Versuch({ name, intro, examples, help, example }: VersuchProps) {
  const box = useRef<HTMLElement>(null);
  const [live, setLive] = useState<{ Form: typeof ExperimentForm; experiment: Experiment }>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        Promise.all([import('./experiment-form.tsx'), loaders[name](), loadSiteStyles()]).then(
          ([form, rules]) => setLive({ Form: form.ExperimentForm, experiment: rules.default }),
          // The example stays.
          (error: unknown) => console.warn('Experiment failed', error),
        );
      },
      // So early that nobody sees the example give way to the fields.
      { rootMargin: '600px' },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [name]);

  return (
    <section ref={box} className="versuch" aria-labelledby={VERSUCH.id}>
      <h2 id={VERSUCH.id}>{VERSUCH.title}</h2>
      {live ? (
        <live.Form experiment={live.experiment} intro={intro} examples={examples} help={help} />
      ) : (
        <RawHtml content={example} />
      )}
    </section>
  );
}
