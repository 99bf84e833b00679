import './faq.css';

type FaqItem = { question: string; answer: string };

/** Native disclosure: one open at a time through the shared name, without a script. */
export function Faq({ items }: { items: FaqItem[] }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
