/** Places of everything in a sequence, for one size of type. */
import type { Form } from '../drawing-schema.ts';
import { SIGN, signOf } from './actors.ts';
import { type Box, down, firstThatFits, right } from './geometry.ts';
import { LIFT } from './shapes.ts';
import { blockOf, fit, narrowest, SMALLEST, type TextBlock, voiced } from './text-block.ts';

export type Actor = { x: number; head: Box; name: string; block: TextBlock };
/** `y` is the height of the arrow, or the middle of an own step. */
export type Message = {
  kind: 'message';
  from: number;
  to: number;
  reply: boolean;
  block: TextBlock;
  textX: number;
  y: number;
};
export type OwnStep = { kind: 'own'; actor: number; block: TextBlock; box: Box; y: number };
export type SequencePlan = { actors: Actor[]; steps: (Message | OwnStep)[]; rulerX: number; end: number };

export const BAR = 12;
const RULER = 46;
const HEAD_HEIGHT = 56;
const HEAD_GAP = 18;
const BESIDE = 20;
const OWN_PAD = { x: 16, y: 12 };
const MOST_LINES = 2;
const ROW_GAP = { min: 15, max: 36 };

export const planSequence = (sequence: Form<'sequence'>, area: Box): SequencePlan | undefined =>
  firstThatFits(down(34, SMALLEST), (size) => planWith(sequence, size, area));

function planWith(sequence: Form<'sequence'>, size: number, area: Box): SequencePlan | undefined {
  const names = sequence.actors.map((name) =>
    blockOf({ voice: 'heading', size: Math.min(29, size + 2) }, [name]),
  );
  const headWidths = names.map(({ width }, index) =>
    Math.ceil(width + 36 + (signOf(sequence.actors[index]!) ? SIGN + 12 : 0)),
  );
  const rulerX = area.x + RULER - 16;
  const first = area.x + RULER + headWidths[0]! / 2;
  const last = right(area) - headWidths.at(-1)! / 2;
  const gaps = gapsFor(sequence, size, headWidths, last - first);
  if (!gaps) return undefined;
  const xs = [Math.round(first)];
  for (const gap of gaps) xs.push(Math.round(xs.at(-1)! + gap));
  const bounds = [rulerX, ...xs, right(area)];

  const blocks = sequence.steps.map((step) => {
    const type = voiced('text', size, step.text);
    if ('at' in step) {
      const actor = sequence.actors.indexOf(step.at);
      return fit(type, step.text, bounds[actor + 2]! - bounds[actor]! - 2 * (OWN_PAD.x + 14), MOST_LINES);
    }
    const [low, high] = span(sequence, step);
    return fit(type, step.text, Math.max(...gaps.slice(low, high)) - 2 * BESIDE, MOST_LINES);
  });
  if (blocks.includes(undefined)) return undefined;
  const heights = sequence.steps.map(
    (step, index) => blocks[index]!.height + ('at' in step ? 2 * OWN_PAD.y + LIFT : size * 0.5),
  );
  const room = area.height - HEAD_HEIGHT - heights.reduce((sum, height) => sum + height, 0) - 12;
  const rowGap = Math.min(ROW_GAP.max, room / (heights.length + 0.5));
  if (rowGap < ROW_GAP.min) return undefined;

  const top = Math.round(area.y + (room - rowGap * (heights.length + 0.5)) / 2);
  let y = top + HEAD_HEIGHT;
  const steps = sequence.steps.map((step, index): Message | OwnStep => {
    const block = blocks[index]!;
    y += rowGap;
    const upper = y;
    y += heights[index]!;
    if ('at' in step) {
      const actor = sequence.actors.indexOf(step.at);
      const width = Math.ceil(block.width + 2 * OWN_PAD.x);
      const centred = xs[actor]! - width / 2;
      const x = Math.round(Math.min(Math.max(centred, bounds[actor]! + 14), bounds[actor + 2]! - 14 - width));
      const box = { x, y: Math.round(upper), width, height: Math.round(heights[index]! - LIFT) };
      return { kind: 'own', actor, block, box, y: box.y + box.height / 2 };
    }
    const [from, to] = [sequence.actors.indexOf(step.from), sequence.actors.indexOf(step.to)];
    return {
      kind: 'message',
      from,
      to,
      reply: step.reply ?? false,
      block,
      textX: textCentre(xs, from, to, block.width),
      y: Math.round(y),
    };
  });
  if (
    steps.some(
      (step) =>
        step.kind === 'own' && !(step.box.x + 8 < xs[step.actor]! && right(step.box) - 8 > xs[step.actor]!),
    )
  )
    return undefined;
  const actors = xs.map((x, index): Actor => {
    const width = headWidths[index]!;
    return {
      x,
      name: sequence.actors[index]!,
      block: names[index]!,
      head: { x: Math.round(x - width / 2), y: top, width, height: HEAD_HEIGHT },
    };
  });
  return { actors, steps, rulerX, end: Math.round(y + Math.max(18, rowGap * 0.5)) };
}

function span(sequence: Form<'sequence'>, { from, to }: { from: string; to: string }): [number, number] {
  const [a, b] = [sequence.actors.indexOf(from), sequence.actors.indexOf(to)];
  return [Math.min(a, b), Math.max(a, b)];
}

/** In the gap next to the sender if the text fits there, else in the widest. */
function textCentre(xs: number[], from: number, to: number, width: number): number {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const gaps = Array.from(
    { length: high - low },
    (_, index) => [xs[low + index]!, xs[low + index + 1]!] as const,
  );
  if (from > to) gaps.reverse();
  const [left, end] = gaps.find(([a, b]) => b - a - 2 * BESIDE >= width) ?? gaps[0]!;
  return (left + end) / 2;
}

/** Gaps between the lifelines: what texts and heads need, the rest given to the narrowest first. */
function gapsFor(
  sequence: Form<'sequence'>,
  size: number,
  heads: number[],
  room: number,
): number[] | undefined {
  const gaps = heads.slice(1).map((width, index) => (width + heads[index]!) / 2 + HEAD_GAP);
  for (const step of sequence.steps) {
    if ('at' in step) continue;
    const [low, high] = span(sequence, step);
    const needed = narrowest(voiced('text', size, step.text), step.text, MOST_LINES) + 2 * BESIDE;
    if (high - low === 1) gaps[low] = Math.max(gaps[low]!, needed);
  }
  let spare = room - gaps.reduce((sum, gap) => sum + gap, 0);
  if (spare < 0) return undefined;
  // One line is better than two: first where it costs least.
  const wishes = sequence.steps.flatMap((step) => {
    if ('at' in step) return [];
    const [low, high] = span(sequence, step);
    const wanted = narrowest(voiced('text', size, step.text), step.text, 1) + 2 * BESIDE;
    return high - low === 1 ? [{ low, wanted }] : [];
  });
  for (const { low, wanted } of wishes.toSorted(
    (a, b) => a.wanted - gaps[a.low]! - (b.wanted - gaps[b.low]!),
  )) {
    const lack = wanted - gaps[low]!;
    if (lack <= 0 || lack > spare) continue;
    gaps[low] = wanted;
    spare -= lack;
  }
  for (; spare > 0; spare -= 4) gaps[gaps.indexOf(Math.min(...gaps))]! += 4;
  return gaps;
}

/** What happens in a step, for whoever hears it. */
export function sentenceOf(step: Form<'sequence'>['steps'][number]): string {
  return 'at' in step ? `${step.at}: ${step.text}` : `${step.from} an ${step.to}: ${step.text}`;
}

/** From a request to its answer the one who was asked is at work. */
export function activations(steps: (Message | OwnStep)[]): { actor: number; from: number; to: number }[] {
  const answered = new Set<Message>();
  return steps.flatMap((step, index) => {
    if (step.kind === 'own' || step.reply) return [];
    const reply = steps
      .slice(index + 1)
      .find(
        (later): later is Message =>
          later.kind === 'message' &&
          later.reply &&
          later.from === step.to &&
          later.to === step.from &&
          !answered.has(later),
      );
    if (!reply) return [];
    answered.add(reply);
    return [{ actor: step.to, from: step.y, to: reply.y }];
  });
}
