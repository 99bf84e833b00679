import '../../ui/chips.css';
import './skills.css';

type Skill = { name: string; shortDescription: string; longDescription: string; keywords: string[] };

/** Two lists side by side, each on its own: opening one entry moves only those below it. */
export function Skills({ items }: { items: Skill[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className="skills accordion">
      <SkillList items={items.slice(0, half)} />
      <SkillList items={items.slice(half)} />
    </div>
  );
}

function SkillList({ items }: { items: Skill[] }) {
  return (
    <div data-aos="fade-up">
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
