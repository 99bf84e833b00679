import type { VersuchContent } from '../../content/parts.ts';
import type { Problem } from '../../content/problem.ts';
import { ExperimentForm } from '../../features/versuch/experiment-form.tsx';
import { EXPERIMENT_NAMES, experiments } from '../../features/versuch/experiments.ts';
import { staticMarkup } from './static-markup.tsx';

const loaded = await Promise.all(EXPERIMENT_NAMES.map((name) => experiments[name]()));
const experimentOf = ({ name }: VersuchContent) => loaded[EXPERIMENT_NAMES.indexOf(name)]!;

export const withPrinted = (versuch: VersuchContent) => ({
  ...versuch,
  printed: staticMarkup(<ExperimentForm {...versuch} experiment={experimentOf(versuch)} isPrinted />),
});

type Page = {
  file: string;
  data: { versuch?: VersuchContent | undefined };
  lineOf(path: (string | number)[]): number;
};

/** Whether an example fills in all fields of its experiment, and no others. */
export function checkExamples({ file, data: { versuch }, lineOf }: Page): Problem[] {
  const fields = versuch ? Object.keys(experimentOf(versuch).fields).toSorted() : [];
  return (versuch?.examples ?? []).flatMap(({ values }, index) => {
    if (Object.keys(values).toSorted().join() === fields.join()) return [];
    const line = lineOf(['versuch', 'examples', index]);
    const message = `Dieses Beispiel braucht genau die Felder: ${fields.join(', ')}.`;
    return [{ file, line, field: `versuch.examples.${index}`, message }];
  });
}
