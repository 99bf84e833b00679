import './zusammenfassung.css';

export type ZusammenfassungData = { topic: string; points: string[]; conclusion: string };

/** What a reader takes along who reads nothing else. */
export function Zusammenfassung({ topic, points, conclusion }: ZusammenfassungData) {
  return (
    <dl className="zusammenfassung">
      <dt className="label">Hauptthema</dt>
      <dd>{topic}</dd>
      <dt className="label">Wichtige Punkte</dt>
      <dd>
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </dd>
      <dt className="label">Fazit</dt>
      <dd>{conclusion}</dd>
    </dl>
  );
}
