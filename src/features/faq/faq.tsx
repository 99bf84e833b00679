import { OtherQuestion } from '../../ui/other-question.tsx';
import { Section } from '../../ui/section.tsx';
import './faq.css';

type FaqItem = { question: string; answer: string };

/** Native disclosure: one open at a time through the shared name, without a script. */
export function Faq({ items }: { items: FaqItem[] }) {
  return (
    <div className="faq accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

type FaqSectionProps = { number: number; title: string; items: FaqItem[] };

/** On a wide screen the heading stays in view beside the answers. */
export function FaqSection({ items, ...heading }: FaqSectionProps) {
  return (
    <Section {...heading} aside={<OtherQuestion />} isSplit>
      <Faq items={items} />
    </Section>
  );
}
