import { useDeferredValue, useEffect, useState } from 'react';
import type { Answer, Experiment, Finding, Values } from './experiment.ts';
import './versuch.css';

type ExperimentFormProps = {
  experiment: Experiment;
  intro: string;
  /** The first stands in the fields when the visitor comes. */
  examples: { label: string; values: Values }[];
  /** Leads on to who can help. */
  help: { text: string; label: string; to: string };
  /** Build time only: to be read, without script. */
  isPrinted?: boolean;
};

/** What is entered stands in the state of this component and nowhere else: no address, no storage, no request. */
export function ExperimentForm({ experiment, intro, examples, help, isPrinted }: ExperimentFormProps) {
  const [values, setValues] = useState(examples[0]!.values);
  const [now] = useState(() => (isPrinted ? undefined : new Date()));
  const judged = useDeferredValue(values);
  const answer = experiment.answer(judged, now);
  const later = useLater(experiment, judged);

  const isShort = Object.values(experiment.fields).filter(({ isLong }) => !isLong).length > 2;

  return (
    <div className={`versuch__sheet framed${isShort ? ' versuch__sheet--short' : ''}`}>
      <p>{intro}</p>
      {!isPrinted && (
        <div role="group" aria-label="Beispiele">
          {examples.map((example) => (
            <button
              key={example.label}
              type="button"
              className="outlined"
              onClick={() => setValues(example.values)}
            >
              {example.label}
            </button>
          ))}
        </div>
      )}
      {Object.entries(experiment.fields).map(([name, { label, isLong }]) => {
        const id = `versuch-${name}`;
        const problem = answer.problem?.field === name ? answer.problem.text : undefined;
        const Control = isLong ? 'textarea' : 'input';
        return (
          <div key={name}>
            <label className="label" htmlFor={id}>
              {label}
            </label>
            <Control
              {...(isLong ? { rows: values[name]!.split('\n').length } : { type: 'text' })}
              id={id}
              value={values[name]}
              onChange={({ target }) => setValues((current) => ({ ...current, [name]: target.value }))}
              readOnly={isPrinted}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-fehler`}
            />
            {/* Not live: it changes with every letter. The verdict below is announced when it turns. */}
            <p id={`${id}-fehler`} className="versuch__error">
              {problem}
            </p>
          </div>
        );
      })}
      <p className="label">Nichts wird gesendet: Was Sie eingeben, bleibt in Ihrem Browser.</p>
      <AnswerView {...answer} findings={[...later, ...(answer.findings ?? [])]} />
      <p>
        {help.text}{' '}
        <a href={help.to} data-topic={answer.topic}>
          {help.label}
        </a>
      </p>
    </div>
  );
}

function AnswerView({ isGood, verdict, shown, findings }: Answer) {
  return (
    <div className="versuch__answer">
      <p className="versuch__verdict" data-bad={!isGood} role="status">
        {verdict}
      </p>
      {findings?.map(({ term, text, isBad }) => (
        <p key={term + text} className="versuch__finding" data-bad={isBad}>
          <span className="label">{term} </span>
          {text}
        </p>
      ))}
      {shown?.map(({ label, lines }) => (
        <figure key={label}>
          <figcaption className="label">{label}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
          <div className="versuch__shown" data-device={label} tabIndex={0}>
            {[...lines.entries()].map(([place, line]) => (
              <p key={place}>{line}</p>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** The findings that take time; those of an earlier input are never shown. */
function useLater(experiment: Experiment, values: Values): Finding[] {
  const [found, setFound] = useState<{ of: Values; findings: Finding[] }>();
  useEffect(() => {
    void experiment.later?.(values).then((findings) => setFound({ of: values, findings }));
  }, [experiment, values]);
  return found?.of === values ? found.findings : [];
}
