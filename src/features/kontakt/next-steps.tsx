import './next-steps.css';

export function NextSteps({ title, items, note }: { title: string; items: string[]; note: string }) {
  return (
    <aside className="next-steps plan">
      <h2 className="kicker">{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p className="note">{note}</p>
    </aside>
  );
}
