import './versionen.css';

type NextEnd = { product: string; release: string; fragment: string; moment: string; shown: string };

/** What runs out next: the one thing that whoever comes here with a running site wants to know. */
export function NextEnds({ ends }: { ends: NextEnd[] }) {
  if (ends.length === 0) return null;
  return (
    <section className="naechste" aria-labelledby="naechste">
      <h2 id="naechste" className="kicker">
        Als Nächstes läuft aus
      </h2>
      <ol>
        {ends.map(({ product, release, fragment, moment, shown }) => (
          <li key={fragment}>
            <a href={`#${fragment}`}>
              {product} {release}
            </a>
            <time className="label" dateTime={moment}>
              {shown}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
