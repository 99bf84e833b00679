import type { LeistungContent } from '../../content-types.ts';
import './use-cases.css';

type UseCasesProps = {
  items: LeistungContent['useCases']['items'];
  link: LeistungContent['useCases']['link'] | undefined;
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
