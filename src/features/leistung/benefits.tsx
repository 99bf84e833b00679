import './benefits.css';

type BenefitsProps = { items: { title: string; text: string }[]; section: number };

export function Benefits({ items, section }: BenefitsProps) {
  return (
    <ol className="benefits">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className="label" aria-hidden="true">
            {section}.{index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
