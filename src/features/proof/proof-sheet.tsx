import './proof-sheet.css';

type Measure = {
  label: string;
  /** The figure with its unit. */
  value: string;
  /** How to check it oneself. */
  check: string;
};

/** A measured sheet: every figure stands on its dimension line. */
export function ProofSheet({ measures, stamp }: { measures: Measure[]; stamp: string }) {
  return (
    <>
      <dl className="proof framed">
        {measures.map(({ label, value, check }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
            </dd>
            <dd>{check}</dd>
          </div>
        ))}
      </dl>
      <p className="proof-stamp framed label">{stamp}</p>
    </>
  );
}
