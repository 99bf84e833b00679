import { type Markup, trustedHtml } from '../markup.ts';

type RawHtmlProps = {
  /** A plain string where it stands inside other markup: only the outermost is read back. */
  content: Markup | string;
  className?: string;
  as?: 'div' | 'article';
};

/** Prints markup that the build made; never text that a visitor typed. */
export function RawHtml({ content, className, as: Element = 'div' }: RawHtmlProps) {
  const { markup, html } = typeof content === 'string' ? { html: content } : content;
  return (
    <Element
      className={className}
      data-markup={markup}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
