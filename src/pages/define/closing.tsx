import { abschluss } from '../../content/abschluss.ts';
import type { Resolved } from '../../content/declaration.ts';
import { portrait } from '../../content/portrait.ts';
import type { Problem } from '../../content/problem.ts';
import type { Markup } from '../../navigation/markup.ts';
import { paths } from '../../paths.ts';
import { ClosingBlock } from '../../shell/closing-block.tsx';
import type { Page } from './page.ts';
import { staticMarkup } from './static-markup.tsx';

const needs = { abschluss, portrait };
type Content = Resolved<typeof needs>;

/** The closing title block: no page has to ask for it, so none can forget it. */
export const closing = {
  needs,

  /** A question for an address that no page has is never asked. */
  check({ abschluss: { file, data, lineOf } }: Content, pages: Page[]): Problem[] {
    return Object.keys(data.questions)
      .filter((address) => !pages.some(({ path }) => path.startsWith(address)))
      .map((address) => ({
        file,
        line: lineOf(['questions', address]),
        field: address,
        message: 'Keine Seite beginnt mit dieser Adresse.',
      }));
  },

  print({ abschluss: { data }, portrait }: Content, path: string): Markup {
    const { kicker, questions, button, facts, kontakt } = data;
    const [, question] = Object.entries(questions)
      .filter(([address]) => path.startsWith(address))
      .toSorted(([a], [b]) => b.length - a.length)[0]!;
    const words = path === paths.kontakt ? kontakt : { kicker, title: question, button };
    const block = <ClosingBlock {...words} facts={facts} hasPhoto={Boolean(portrait)} />;
    return staticMarkup(block, 'abschluss');
  },
};
