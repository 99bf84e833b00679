import { Arrow } from './arrow.tsx';
import './call-to-action.css';

type CallToActionProps = { title: string; text: string; button: string; to: string };

export function CallToAction({ title, text, button, to }: CallToActionProps) {
  return (
    <section className="cta">
      <h2>{title}</h2>
      <div>
        <p>{text}</p>
        <a className="button button--ink" href={to}>
          {button}
          <Arrow />
        </a>
      </div>
    </section>
  );
}
