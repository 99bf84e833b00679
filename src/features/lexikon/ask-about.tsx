import { paths } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import './term-links.css';

/** Where nothing was found: the message to the owner then says what was looked for. */
export function AskAbout({ term }: { term: string }) {
  return (
    <p>
      <a className="ask-about" href={paths.kontakt} data-topic={`„${term}“`}>
        <span>{`Zu „${term}“ fragen`}</span>
        <Arrow />
      </a>
    </p>
  );
}
