import './quote.css';

/** One sentence in the serif between two sections, as large as nothing else on the page. */
export function QuoteBand({ children }: { children: string }) {
  return <p className="quote-band">{children}</p>;
}
