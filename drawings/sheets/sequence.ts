import type { Form } from '../drawing-schema.ts';
import { polygon, polyline, rectangle } from '../kit.ts';
import { drawSign, SIGN, signOf } from './actors.ts';
import { type Box, bottom, inflate, middle } from './geometry.ts';
import { dash, letteringBox, type Pen, weight } from './pen.ts';
import {
  activations,
  type Actor,
  BAR,
  type Message,
  type OwnStep,
  planSequence,
  sentenceOf,
  type SequencePlan,
} from './sequence-plan.ts';
import { drawShape, space } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { blockOf } from './text-block.ts';

export function drawSequence(pen: Pen, sequence: Form<'sequence'>, area: Box): Subjects {
  checkActors(sequence);
  const plan = planSequence(sequence, area);
  if (!plan)
    throw new Error('Die Abfolge passt nicht auf das Blatt: Texte oder Namen der Beteiligten kürzen.');
  const subjects: Subjects = new Map();
  const bars = activations(plan.steps);

  drawRuler(pen, plan);
  for (const { x, head } of plan.actors) {
    pen.line({ stroke: 'line', width: weight.main, dash: dash.axis }, [x, bottom(head)], [x, plan.end]);
  }
  for (const { actor, from, to } of bars)
    drawBar(pen, { x: plan.actors[actor]!.x - BAR / 2, y: from - 5, width: BAR, height: to - from + 10 });
  for (const [index, step] of plan.steps.entries()) {
    const source = sequence.steps[index]!;
    pen.step(index + 1, sentenceOf(source), () => {
      const box =
        step.kind === 'own'
          ? drawOwnStep(pen, step, source.accent)
          : drawMessage(pen, plan, step, bars, source.accent);
      subjects.set(String(index + 1), box);
    });
  }
  for (const actor of plan.actors) drawHead(pen, actor);
  return subjects;
}

function checkActors({ actors, steps }: Form<'sequence'>): void {
  for (const [index, step] of steps.entries()) {
    const named = 'at' in step ? [step.at] : [step.from, step.to];
    const unknown = named.find((name) => !actors.includes(name));
    if (unknown !== undefined)
      throw new Error(`Schritt ${index + 1} („${step.text}“) nennt „${unknown}“, das in „actors“ fehlt.`);
    if (named.length === 2 && named[0] === named[1])
      throw new Error(
        `Schritt ${index + 1} („${step.text}“) führt von „${named[0]}“ zu sich selbst: dafür gibt es „at“.`,
      );
  }
}

/** The order in time: one tick for each step. */
function drawRuler(pen: Pen, { rulerX, steps, actors, end }: SequencePlan): void {
  pen.arrow({ stroke: 'line', width: weight.fine }, [rulerX, actors[0]!.head.y], [rulerX, end + 8]);
  for (const [index, { y }] of steps.entries()) {
    pen.path(polyline([rulerX - 5, y], [rulerX + 5, y]), { stroke: 'soft', width: weight.main });
    const number = blockOf({ voice: 'code', size: 20 }, [String(index + 1)]);
    pen.write(number, [rulerX - 12 - number.width, y - number.height / 2], { tone: 'soft' });
  }
}

function drawBar(pen: Pen, box: Box): void {
  const outline = rectangle(box.x, box.y, box.width, box.height);
  pen.path(polygon(...outline), { fill: 'plan', stroke: 'soft', width: weight.fine });
  pen.hatch(6, 'line', outline);
  pen.keepClear(box);
}

function drawHead(pen: Pen, { head, name, block, signed }: Actor): void {
  drawShape(pen, 'box', head);
  pen.keepClear(...space('box', head));
  const [x, y] = middle(head);
  const sign = signOf(name);
  if (!sign || !signed) return pen.writeCentred(block, [x, y]);
  const left = x - (SIGN + 12 + block.width) / 2;
  drawSign(pen, sign, Math.round(left), Math.round(y - SIGN / 2));
  pen.write(block, [left + SIGN + 12, y - block.height / 2]);
}

function drawMessage(
  pen: Pen,
  { actors }: SequencePlan,
  step: Message,
  bars: ReturnType<typeof activations>,
  accent = false,
): Box {
  const { from, to, y, block, reply, textX } = step;
  const way = Math.sign(to - from);
  const reach = (actor: number) =>
    bars.some((bar) => bar.actor === actor && bar.from - 5 <= y && bar.to + 5 >= y) ? BAR / 2 : 0;
  const [start, end] = [actors[from]!.x + way * reach(from), actors[to]!.x - way * reach(to)];
  pen.arrow(
    {
      stroke: accent ? 'signal' : 'ink',
      width: accent ? weight.heavy : weight.main,
      ...(reply && { dash: dash.reply }),
    },
    [start, y],
    [end, y],
  );
  pen.write(block, [textX - block.width / 2, y - block.size * 0.5 - block.height], {
    tone: accent ? 'signal' : 'ink',
    align: 'middle',
  });
  // The box includes the arrow below the words: a leader that comes from below ends at the arrow.
  const words = letteringBox(block, [textX - block.width / 2, y - block.size * 0.5 - block.height]);
  return { ...inflate(words, 6, 0), height: y + 4 - words.y };
}

function drawOwnStep(pen: Pen, { box, block }: OwnStep, accent = false): Box {
  drawShape(pen, 'box', box, accent);
  pen.keepClear(...space('box', box, accent));
  pen.writeCentred(block, middle(box));
  return space('box', box, accent)[0]!;
}
