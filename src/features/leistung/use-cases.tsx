import type { TextLink } from '../../ui/text-link.ts';
import './use-cases.css';

type UseCasesProps = {
  items: { title: string; text: string }[];
  link: (TextLink & { text: string }) | undefined;
};

export function UseCases({ items, link }: UseCasesProps) {
  return (
    <article className="use-cases">
      {items.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      {link && (
        <p className="use-cases__link">
          {link.text} <a href={link.to}>{link.label}</a>
        </p>
      )}
    </article>
  );
}
