import './skills.css';

type Skill = { name: string; shortDescription: string; longDescription: string; keywords: string[] };

export function Skills({ items }: { items: Skill[] }) {
  return (
    <div className="skills">
      {items.map(({ name, shortDescription, longDescription, keywords }) => (
        <details key={name}>
          <summary>
            <h3>{name}</h3>
            <span>{shortDescription}</span>
          </summary>
          <div className="skills__body">
            <p>{longDescription}</p>
            <ul className="tags">
              {keywords.map((keyword) => (
                <li key={keyword}>{keyword}</li>
              ))}
            </ul>
          </div>
        </details>
      ))}
    </div>
  );
}
