import './proof-sheet.css';

type Measure = {
  /** What the visitor has of it. */
  label: string;
  /** The figure with its unit. */
  value: string;
  /** Of the stated limit. */
  share: number;
  /** How to check it oneself. */
  check: string;
};

/** So much of a line reaches up to the limit, in percent. */
const LIMIT = 75;

/** A measured sheet: every figure stands above its length, all to one scale. */
export function ProofSheet({ measures, stamp }: { measures: Measure[]; stamp: string }) {
  return (
    <>
      <dl className="proof framed">
        {measures.map(({ label, value, share, check }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {/* The policy forbids a `style` of its own. */}
              <svg width={`${Math.min(100, Math.round(share * LIMIT))}%`} />
            </dd>
            <dd>{check}</dd>
          </div>
        ))}
      </dl>
      <p className="proof-stamp framed label">{stamp}</p>
    </>
  );
}
