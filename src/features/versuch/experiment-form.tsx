import { useDeferredValue, useEffect, useState } from 'react';
import { AnswerView } from './answer.tsx';
import type { Examples, Experiment, Field, Finding, Help, Values } from './experiment.ts';

type ExperimentFormProps = { experiment: Experiment; intro: string; examples: Examples; help: Help };

/** What is entered stands in the state of this component and nowhere else: no address, no storage, no request. */
export function ExperimentForm({ experiment, intro, examples, help }: ExperimentFormProps) {
  const [values, setValues] = useState(examples[0]!.values);
  const [now] = useState(() => new Date());
  const judged = useDeferredValue(values);
  const answer = experiment.answer(judged, now);
  const findings = [...useLater(experiment, judged), ...(answer.findings ?? [])];

  return (
    <div className="versuch__sheet versuch__form">
      <p>{intro}</p>
      <div className="versuch__examples" role="group" aria-label="Beispiele">
        {examples.map((example) => (
          <button key={example.label} type="button" onClick={() => setValues(example.values)}>
            {example.label}
          </button>
        ))}
      </div>
      {Object.entries(experiment.fields).map(([name, field]) => (
        <LabelledField
          key={name}
          id={`versuch-${name}`}
          field={field}
          value={values[name]!}
          problem={answer.problem?.field === name ? answer.problem.text : undefined}
          change={(value) => setValues((current) => ({ ...current, [name]: value }))}
        />
      ))}
      <p className="label">Was Sie hier eingeben, bleibt in Ihrem Browser.</p>
      <AnswerView {...answer} findings={findings} help={help} />
      <Said text={`${answer.verdict}. ${answer.problem?.text ?? ''}`} />
    </div>
  );
}

type LabelledFieldProps = {
  id: string;
  field: Field;
  value: string;
  problem: string | undefined;
  change: (value: string) => void;
};

function LabelledField({ id, field, value, problem, change }: LabelledFieldProps) {
  const control = {
    id,
    value,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-fehler`,
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        {field.label}
      </label>
      {field.isLong ? <textarea {...control} rows={3} /> : <input {...control} type="text" />}
      <p id={`${id}-fehler`} className="versuch__error">
        {problem}
      </p>
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

/** For screen readers: each new text once the visitor rests. */
function Said({ text }: { text: string }) {
  const [said, say] = useState(text);
  useEffect(() => {
    // Who is typing is not spoken to.
    const timer = setTimeout(() => say(text), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
