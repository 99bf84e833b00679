import { abschluss } from '../../content/abschluss.ts';
import { portrait, type Problem } from '../../content/declaration.ts';
import { paths } from '../../paths.ts';
import { ClosingBlock } from '../../shell/closing-block.tsx';
import { type Page, type Read, staticMarkup, type Unprinted } from './page.ts';

const needs = { abschluss, portrait };

/** The closing block (`abschluss.yaml`): no page has to ask for it, so none can forget it. */
export const closing = {
  needs: Object.values(needs),

  /** A question for an address that no page has is never asked. */
  check(read: Read, pages: Page[]): Problem[] {
    const { file, data, lineOf } = read(needs).abschluss;
    return Object.keys(data.questions)
      .filter((address) => !pages.some(({ path }) => path.startsWith(address)))
      .map((address) => ({
        file,
        line: lineOf(['questions', address]),
        field: address,
        message: 'Keine Seite beginnt mit dieser Adresse. Löschen Sie die Zeile.',
      }));
  },

  of(read: Read, path: string): Unprinted {
    const { abschluss, portrait } = read(needs);
    const { kicker, questions, button, steps, kontakt } = abschluss.data;
    const [, question] = Object.entries(questions)
      .filter(([address]) => path.startsWith(address))
      .toSorted(([a], [b]) => b.length - a.length)[0]!;
    const words = path === paths.kontakt ? kontakt : { kicker, title: question, button };
    return staticMarkup(<ClosingBlock {...words} steps={steps} hasPhoto={Boolean(portrait)} />);
  },
};
