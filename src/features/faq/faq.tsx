import './faq.css';

type FaqItem = { question: string; answer: string };

/** Native disclosure: one open at a time through the shared name, without a script. */
export function Faq({ items, name = 'faq' }: { items: FaqItem[]; name?: string }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
