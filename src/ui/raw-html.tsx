import type { Markup } from '../navigation/markup.ts';
import { trustedHtml } from '../navigation/trusted-html.ts';

/** Prints markup that the build made; never text that a visitor typed. */
export function RawHtml({ content, className }: { content: Markup; className?: string }) {
  return (
    <div
      className={className}
      data-markup={content.markup}
      dangerouslySetInnerHTML={{ __html: trustedHtml(content.html) }}
    />
  );
}
