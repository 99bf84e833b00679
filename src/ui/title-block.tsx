import './title-block.css';

/** The «Schriftfeld» of a technical drawing: labelled facts in a ruled frame. */
export function TitleBlock({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="title-block">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
