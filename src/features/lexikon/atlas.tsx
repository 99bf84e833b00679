import { paths } from '../../paths.ts';
import { RawHtml } from '../../ui/raw-html.tsx';
import './atlas.css';

type AtlasProps = { title: string; lead: string; map: string };

/** The glossary as a site plan; folded on phones, where it is moved under the finger. */
export function Atlas({ title, lead, map }: AtlasProps) {
  return (
    <details className="atlas plan" id="atlas">
      <summary>{title}</summary>
      <p className="lead">{lead}</p>
      {/* Where it scrolls, browsers let the keyboard reach it by themselves. */}
      <div className="atlas__map" role="img" aria-label={`${title}; als Liste stehen sie darunter`}>
        <RawHtml className="lageplan" content={map} />
      </div>
    </details>
  );
}

/** Where on the plan an entry stands. */
export function AtlasCrop({ topic, map }: { topic: string; map: string }) {
  return (
    <a className="atlas-crop" href={`${paths.lexikon}#atlas`}>
      <span className="kicker">Sie sind hier: {topic}</span>
      <RawHtml className="lageplan plan" content={map} />
    </a>
  );
}
