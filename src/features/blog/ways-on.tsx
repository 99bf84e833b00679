import { CONTENT_ANCHOR } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import type { TextLink } from '../../ui/text-link.ts';

/** The ways on: back to the start, and to the service that the post is about. */
export function WaysOn({ service }: { service: TextLink }) {
  return (
    <p className="ways-on">
      <a className="label" href={`#${CONTENT_ANCHOR}`}>
        <span aria-hidden="true">↑</span> nach oben
      </a>
      <a className="button" href={service.to}>
        {service.label}
        <Arrow />
      </a>
    </p>
  );
}
