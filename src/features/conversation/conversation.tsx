import './conversation.css';

type Message = {
  /** Who speaks: only the questions come from the other side. */
  from: 'kunde' | 'bot' | 'mensch';
  name: string;
  text: string;
  /** Where the answer stands. */
  source?: string | undefined;
};

type ConversationProps = { title: string; note: string; messages: Message[] };

/** A scripted conversation as text. Its messages come one by one, once, when it is in view. */
export function Conversation({ title, note, messages }: ConversationProps) {
  return (
    <figure className="conversation" data-aos="conversation">
      <figcaption className="label">{title}</figcaption>
      <ol>
        {messages.map(({ from, name, text, source }) => (
          <li key={text} className={`conversation__${from}`}>
            <span className="label">{name}</span>
            <p>{text}</p>
            {source && <p className="conversation__source label">Quelle: {source}</p>}
          </li>
        ))}
      </ol>
      <p className="conversation__note">{note}</p>
    </figure>
  );
}
