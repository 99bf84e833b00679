import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import '../../styles/component-tokens.css';
import type { Answer, Experiment, Finding, Values } from './experiment.ts';
import './versuch.css';

export type ExperimentFormProps = {
  intro: string;
  /** The first stands in the fields when the visitor comes. */
  examples: { label: string; values: Values }[];
  /** Leads on to who can help. */
  help: { text: string; label: string; to: string };
};

type LiveProps = ExperimentFormProps & {
  experiment: Experiment;
  /** Build time only: to be read, without script. */
  isPrinted?: boolean;
};

/** What is entered stands in the state of this component and nowhere else: no address, no storage, no request. */
export function ExperimentForm({ experiment, intro, examples, help, isPrinted = false }: LiveProps) {
  const [values, setValues] = useState(examples[0]!.values);
  const [now] = useState(() => (isPrinted ? undefined : new Date()));
  const judged = useDeferredValue(values);
  const answer = experiment.answer(judged, now);
  const findings = [...useLater(experiment, judged), ...(answer.findings ?? [])];

  return (
    <div className="versuch__sheet">
      <p>{intro}</p>
      {!isPrinted && (
        <div role="group" aria-label="Beispiele">
          {examples.map((example) => (
            <button key={example.label} type="button" onClick={() => setValues(example.values)}>
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
              id={id}
              value={values[name]}
              onChange={({ target }) => setValues((current) => ({ ...current, [name]: target.value }))}
              {...(isLong ? { rows: values[name]!.split('\n').length } : { type: 'text' })}
              readOnly={isPrinted}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-fehler`}
            />
            <p id={`${id}-fehler`} className="versuch__error" aria-live="polite">
              {problem}
            </p>
          </div>
        );
      })}
      <p className="label">Nichts wird gesendet: Was Sie eingeben, bleibt in Ihrem Browser.</p>
      <AnswerView {...answer} findings={findings} />
      <p>
        {help.text}{' '}
        <a href={help.to} data-topic={answer.topic}>
          {help.label}
        </a>
      </p>
    </div>
  );
}

function AnswerView({ isGood, verdict, results, findings, code }: Answer) {
  return (
    <div className="versuch__answer" data-bad={!isGood}>
      <p className="versuch__verdict" role="status">
        {verdict}
      </p>
      {results?.map(({ device, address, title, text }) => (
        <Scrolling key={device} label={device}>
          <div className="versuch__result" data-device={device}>
            <p>{address}</p>
            <p>{title}</p>
            <p>{text}</p>
          </div>
        </Scrolling>
      ))}
      {findings && findings.length > 0 && (
        <dl>
          {findings.map(({ term, text, isBad }) => (
            <div key={term + text} data-bad={isBad}>
              <dt className="label">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {code && (
        <Scrolling label={code.label}>
          <code>{code.text}</code>
        </Scrolling>
      )}
    </div>
  );
}

function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="label">{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <div className="versuch__scrolling" tabIndex={0}>
        {children}
      </div>
    </figure>
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
