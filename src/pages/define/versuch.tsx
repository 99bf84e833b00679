import type { VersuchContent } from '../../content/parts.ts';
import type { Problem } from '../../content/problem.ts';
import { PrintedExample } from '../../features/versuch/answer.tsx';
import cors from '../../features/versuch/cors.ts';
import type { Experiment, ExperimentName } from '../../features/versuch/experiment.ts';
import http from '../../features/versuch/http.ts';
import json from '../../features/versuch/json.ts';
import jwt from '../../features/versuch/jwt.ts';
import rechnung from '../../features/versuch/rechnung.ts';
import robotsTxt from '../../features/versuch/robots-txt.ts';
import seo from '../../features/versuch/seo.ts';
import { staticMarkup } from './static-markup.tsx';

const experiments: Record<ExperimentName, Experiment> = {
  cors,
  http,
  json,
  jwt,
  rechnung,
  'robots-txt': robotsTxt,
  seo,
};

export const withExample = (versuch: VersuchContent) => ({
  ...versuch,
  example: staticMarkup(<PrintedExample {...versuch} experiment={experiments[versuch.name]} />),
});

type Page = {
  file: string;
  data: { versuch?: VersuchContent | undefined };
  lineOf(path: (string | number)[]): number;
};

/** Whether an example fills in all fields of its experiment, and no others. */
export function checkExamples({ file, data: { versuch }, lineOf }: Page): Problem[] {
  const fields = versuch ? Object.keys(experiments[versuch.name].fields).toSorted() : [];
  return (versuch?.examples ?? []).flatMap(({ values }, index) => {
    if (Object.keys(values).toSorted().join() === fields.join()) return [];
    const line = lineOf(['versuch', 'examples', index]);
    const message = `Dieses Beispiel braucht genau die Felder: ${fields.join(', ')}.`;
    return [{ file, line, field: `versuch.examples.${index}`, message }];
  });
}
