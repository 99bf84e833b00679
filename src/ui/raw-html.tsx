import { type Markup, trustedHtml } from '../markup.ts';

type RawHtmlProps = {
  /** A plain string where it stands inside other markup: only the outermost is read back. */
  content: Markup | string;
  className?: string;
  'aria-hidden'?: true;
};

/** Prints markup that the build made; never text that a visitor typed. */
export function RawHtml({ content, ...attributes }: RawHtmlProps) {
  const { markup, html } = typeof content === 'string' ? { html: content } : content;
  return <div {...attributes} data-markup={markup} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
