import type { Answer, Examples, Experiment, Help } from './experiment.ts';
import '../../styles/component-tokens.css';
import './versuch.css';

type PrintedExampleProps = { experiment: Experiment; examples: Examples; help: Help };

/** An experiment with its first example, for the build to print. */
export function PrintedExample({ experiment, examples, help }: PrintedExampleProps) {
  const { label, values } = examples[0]!;
  const answer = experiment.answer(values);
  return (
    <div className="versuch__sheet">
      <p className="label">{`Beispiel: ${label}`}</p>
      {Object.entries(experiment.fields)
        .filter(([name]) => values[name] !== '')
        .map(([name, field]) => (
          <div key={name}>
            <p className="label">{field.label}</p>
            <Code text={values[name]!} />
          </div>
        ))}
      <p>{answer.problem?.text}</p>
      <AnswerView {...answer} help={help} />
    </div>
  );
}

/** What the rules say of what stands in the fields. */
export function AnswerView({
  isGood,
  verdict,
  results,
  findings,
  code,
  topic,
  help,
}: Answer & { help: Help }) {
  return (
    <div className="versuch__answer" data-bad={!isGood}>
      <p className="versuch__verdict">{verdict}</p>
      {results?.map(({ device, address, title, text }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
        <figure key={device} className="versuch__result" data-device={device} tabIndex={0}>
          <figcaption className="label">{device}</figcaption>
          <div>
            <p>{address}</p>
            <p>{title}</p>
            <p>{text}</p>
          </div>
        </figure>
      ))}
      {findings && (
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
        <div>
          <p className="label">{code.label}</p>
          <Code text={code.text} />
        </div>
      )}
      <p>
        {help.text}{' '}
        <a href={help.to} data-topic={topic}>
          {help.label}
        </a>
      </p>
    </div>
  );
}

const Code = ({ text }: { text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
  <pre className="versuch__code" tabIndex={0}>
    <code>{text}</code>
  </pre>
);
