import './quote.css';

/** One sentence in the serif, the last word of a text. */
export function Quote({ children }: { children: string }) {
  return <p className="quote">{children}</p>;
}

/** The same between two sections. */
export function QuoteBand({ children }: { children: string }) {
  return (
    <div className="quote-band">
      <Quote>{children}</Quote>
    </div>
  );
}
