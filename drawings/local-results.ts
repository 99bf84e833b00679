/** The right half of the map: what the search engine answers, and the title block. */
import { arrow, group, label, leader, note, polygon, polyline, rectangle, ring, stroke } from './kit.ts';
import { pin } from './landmarks.ts';

const LEFT = 596;
const WIDTH = 464;
const CARD = { y: 82, right: 920, row: 54 };
/** The client's index among the results. Not the first, because nobody can promise a place in a search. */
const CLIENT = 1;

function searchField(): string {
  const [x, y] = [LEFT, 22];
  return (
    group(
      'line',
      stroke(polygon(...rectangle(x, y, WIDTH, 46)), 'fill-deep'),
      stroke(`${ring([x + 24, 43], 8)}M${x + 30} 49l8 8M1012 ${y}v46${arrow([1026, 45], [1046, 45])}`),
    ) + label([x + 50, 51], 'Dachdecker in der Nähe', { className: 'code', accent: '|' })
  );
}

function results(distances: readonly string[]): string {
  const { y, right, row } = CARD;
  const x = LEFT;
  const others = [0, 2];
  const baseline = (index: number): number => y + row * index + 33;
  return (
    group('line', stroke(polygon(...rectangle(x, y, right - x, 3 * row)), 'fill')) +
    group(
      'fine',
      stroke(
        polyline([x, y + row], [right, y + row]) +
          polyline([x, y + 2 * row], [right, y + 2 * row]) +
          others.map((index) => `M${x + 52} ${baseline(index) - 11}h120m-120 11h84`).join(''),
      ),
    ) +
    group(
      'thin',
      stroke(others.map((index) => pin([x + 26, baseline(index) + 5], 9)).join(''), 'fill-deep'),
    ) +
    group('signal late', stroke(pin([x + 26, baseline(CLIENT) + 5], 9), 'fill-deep')) +
    label([x + 52, baseline(CLIENT)], 'Ihr Betrieb', { className: 'signal' }) +
    distances
      .map((distance, index) =>
        label([right - 16, baseline(index)], distance, {
          anchor: 'end',
          ...(index === CLIENT && { className: 'signal' }),
        }),
      )
      .join('')
  );
}

/** Title block with the north arrow; a schematic map carries no scale. */
function titleBlock(): string {
  const [x, y, height] = [LEFT, 302, 50];
  return (
    group(
      'fine late',
      stroke(
        polygon(...rectangle(x, y, WIDTH, height)) +
          [52, 170, 254].map((dx) => `M${x + dx} ${y}v${height}`).join(''),
      ),
      stroke(`M${x + 15} ${y + 42}v-34l-6 15h12l-6-15`),
    ) +
    group('thin late', stroke(pin([x + 274, y + 37], 8), 'fill-deep')) +
    label([x + 29, y + 32], 'N') +
    label([x + 111, y + 32], 'Lageplan', { anchor: 'middle' }) +
    label([x + 212, y + 32], 'o. M.', { anchor: 'middle' }) +
    label([x + 294, y + 32], 'Wettbewerber')
  );
}

/** `distances` in the order of the results. */
export function localResults(distances: readonly [string, string, string]): string[] {
  const { right } = CARD;
  return [
    searchField(),
    results(distances),
    titleBlock(),
    group('fine leader late', stroke(leader([right + 64, 196], [right + 58, 160], [right + 12, 158]))),
    note([right + 28, 220], 'Umzug'),
    note([right + 28, 246], 'nicht nötig'),
    label([LEFT, 280], 'Relevanz + Entfernung + Bekanntheit', { className: 'wide-only' }),
  ];
}
