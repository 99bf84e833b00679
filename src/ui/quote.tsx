import './quote.css';

/** One sentence in the serif, between two sections. */
export function Quote({ children }: { children: string }) {
  return (
    <div className="quote">
      <p>{children}</p>
    </div>
  );
}
