import { keptLater, recipeOf } from '../../cache/kept.ts';
import { HSTS_HEADER, TRANSPORT_SECURITY } from '../../contract/transport-security.ts';
import { fillFigures } from '../../src/pages/define/figure.ts';
import { securityHeaders } from './headers.ts';
import { observatoryPoints, observatoryScore } from './observatory.ts';
import { compressBrotli } from './site-files.ts';

const recipe = recipeOf('build/output/*.ts');

type Figures = Parameters<typeof fillFigures>[1];

/**
 * What a document says about itself. Its weight counts the digits that tell it, so they are set and
 * weighed until they agree; a step of 100 bytes makes that a matter of two rounds.
 */
export async function figuresOf(html: string, headers: Record<string, string>): Promise<Figures> {
  const sent = new Headers({
    ...securityHeaders,
    ...headers,
    [HSTS_HEADER]: TRANSPORT_SECURITY,
  });
  const ingredients = JSON.stringify([html, [...sent]]);
  const figures = await keptLater(recipe, ingredients, async () =>
    Buffer.from(JSON.stringify(await measure(html, sent))),
  );
  return JSON.parse(figures.toString()) as Figures;
}

async function measure(html: string, sent: Headers): Promise<Figures> {
  const score = String(observatoryScore(observatoryPoints({ headers: sent }, html)));
  const weigh = async (shown: number) => {
    const filled = fillFigures(html, { weight: kilobytes(shown), score });
    return (await compressBrotli(Buffer.from(filled))).length;
  };
  const once = await weigh(await weigh(0));
  // Near a step two figures may call for each other for ever: the larger is never less than the truth.
  return { weight: kilobytes(Math.max(once, await weigh(once))), score };
}

/** In units of a thousand bytes, never less than it is. */
const kilobytes = (bytes: number): string =>
  (Math.ceil(bytes / 100) / 10).toLocaleString('de-DE', { minimumFractionDigits: 1 });
