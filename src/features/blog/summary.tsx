import '../../ui/points.css';
import './summary.css';

export type SummaryData = { topic: string; points: string[]; conclusion: string };

/** What a reader takes along who reads nothing else. */
export function Summary({ topic, points, conclusion }: SummaryData) {
  return (
    <dl className="summary">
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
