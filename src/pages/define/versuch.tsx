import type { VersuchContent } from '../../content/parts.ts';
import { ExperimentForm } from '../../features/versuch/experiment-form.tsx';
import { EXPERIMENT_NAMES, experiments } from '../../features/versuch/experiments.ts';
import { staticMarkup } from './page.ts';

const loaded = await Promise.all(EXPERIMENT_NAMES.map((name) => experiments[name]()));

/** With the form printed. A field that an example leaves out is empty. */
export function printedVersuch({ examples, ...texts }: VersuchContent) {
  const experiment = loaded[EXPERIMENT_NAMES.indexOf(texts.name)]!;
  const blank = Object.fromEntries(Object.keys(experiment.fields).map((field) => [field, '']));
  const filled = examples.map(({ label, values }) => ({ label, values: { ...blank, ...values } }));
  const printed = <ExperimentForm {...texts} examples={filled} experiment={experiment} isPrinted />;
  return { ...texts, examples: filled, printed: staticMarkup(printed) };
}
