/** Who says what to whom: between lifelines, on a phone between two of them at a time. */
import type { Form } from '../drawing-schema.ts';
import { polyline } from '../svg-path.ts';
import { drawSign, SIGN, signOf } from './actors.ts';
import type { Column } from './column.ts';
import { bottom, type Box, cornersOf, inflate, middle } from './geometry.ts';
import { boldOf, dash, letteringBox, lineOf, type Pen, toneOf, weight } from './pen.ts';
import {
  activations,
  BAR,
  type Message,
  type OwnStep,
  planSequence,
  sentenceOf,
  type SequencePlan,
} from './sequence-plan.ts';
import { drawShape, LIFT } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { blockOf, type TextBlock } from './text-block.ts';

export function sequenceWide(pen: Pen, sequence: Form<'sequence'>, area: Box): Subjects {
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
    pen.step(sentenceOf(source), () => {
      const box =
        step.kind === 'own'
          ? drawOwnStep(pen, step, source.accent)
          : drawMessage(pen, plan, step, bars, source.accent);
      subjects.set(String(index + 1), box);
    });
  }
  for (const { head, name, block } of plan.actors) drawHead(pen, head, block, signOf(name));
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
  pen.box(box, { fill: 'plan', stroke: 'soft', width: weight.fine });
  pen.hatch(6, 'line', cornersOf(box));
  pen.keepClear(box);
}

function drawHead(pen: Pen, box: Box, block: TextBlock, sign: ReturnType<typeof signOf>): void {
  drawShape(pen, 'box', box);
  const [x, y] = middle(box);
  if (!sign) return pen.writeCentred(block, [x, y]);
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
  pen.arrow({ ...lineOf(accent), ...(reply && { dash: dash.reply }) }, [start, y], [end, y]);
  pen.write(block, [textX - block.width / 2, y - block.size * 0.5 - block.height], {
    tone: toneOf(accent),
    align: 'middle',
  });
  // The box includes the arrow below the words: a leader that comes from below ends at the arrow.
  const words = letteringBox(block, [textX - block.width / 2, y - block.size * 0.5 - block.height]);
  return { ...inflate(words, 6, 0), height: y + 4 - words.y };
}

function drawOwnStep(pen: Pen, { box, block }: OwnStep, accent = false): Box {
  const body = drawShape(pen, 'box', box, accent);
  pen.writeCentred(block, middle(box));
  return body;
}

type Step = Form<'sequence'>['steps'][number];
type Group = { pair: [number, number]; steps: { step: Step; number: number }[] };

const NUMBER = 44;
const HEAD = 62;
const ROW = 26;

export function sequenceNarrow(column: Column, { actors, steps }: Form<'sequence'>): void {
  for (const [index, group] of groupsOf(actors, steps).entries()) {
    if (index > 0) column.space(34);
    drawGroup(column, group, actors);
  }
}

/** As long as one pair of lanes is enough, the steps stay between them. */
function groupsOf(actors: string[], steps: Step[]): Group[] {
  const needs = steps.map((step) =>
    ('at' in step ? [step.at] : [step.from, step.to]).map((name) => actors.indexOf(name)),
  );
  const groups: Group[] = [];
  for (const [index, step] of steps.entries()) {
    const own = needs[index]!;
    const current = groups.at(-1);
    if (current && own.every((actor) => current.pair.includes(actor))) {
      current.steps.push({ step, number: index + 1 });
      continue;
    }
    const pair = new Set(own);
    // One who acts alone stands beside whoever comes next, or came before.
    for (const actor of [...needs.slice(index + 1).flat(), ...(current?.pair ?? [])])
      if (pair.size < 2) pair.add(actor);
    const [left, right] = [...pair].toSorted((a, b) => a - b) as [number, number];
    groups.push({ pair: [left, right], steps: [{ step, number: index + 1 }] });
  }
  return groups;
}

function drawGroup(column: Column, { pair, steps }: Group, actors: string[]): void {
  const { pen, size } = column;
  const left = column.x + NUMBER;
  const width = column.width - NUMBER;
  const headWidth = Math.round(width * 0.42);
  const heads = pair.map((actor, side): Box => {
    const box = {
      x: side === 0 ? left : left + width - headWidth,
      y: column.y,
      width: headWidth,
      height: HEAD,
    };
    const name = actors[actor]!;
    const block = column.set('heading', name, headWidth - 24, size + 1);
    // A name that fills its head does without a sign.
    const isSigned = block.lines.length === 1 && block.width + SIGN + 12 <= headWidth - 24;
    drawHead(pen, box, block, isSigned ? signOf(name) : undefined);
    return box;
  });
  const lanes = heads.map((head) => Math.round(middle(head)[0])) as [number, number];
  const top = column.y + HEAD;
  const laneMarks = pen.elements.length;
  column.y = top;
  for (const { step, number } of steps) {
    column.space(ROW);
    pen.step(sentenceOf(step), () => {
      const label = blockOf({ voice: 'code', size: size - 2 }, [String(number)]);
      const accent = step.accent ?? false;
      if ('at' in step) {
        const lane = lanes[pair.indexOf(actors.indexOf(step.at))]!;
        const block = column.set('text', step.text, width * 0.72);
        const boxWidth = Math.ceil(block.width + 36);
        const x = Math.min(Math.max(lane - boxWidth / 2, left), left + width - boxWidth - LIFT);
        const box = {
          x: Math.round(x),
          y: Math.round(column.y),
          width: boxWidth,
          height: Math.round(block.height + 34),
        };
        drawShape(pen, 'box', box, accent);
        pen.writeCentred(block, middle(box));
        pen.write(label, [column.x, middle(box)[1] - label.height / 2], { tone: 'soft' });
        column.y = bottom(box) + LIFT;
        noteBeside(column, String(number), box, lanes);
        return;
      }
      const block = column.set('text', step.text, lanes[1] - lanes[0] - 24 + headWidth * 0.7);
      const centre = (lanes[0] + lanes[1]) / 2;
      const words = { x: centre - block.width / 2, y: column.y, width: block.width, height: block.height };
      pen.box(inflate({ ...words, y: words.y + 2 }, 8), { fill: 'plan' });
      pen.write(block, [centre - block.width / 2, column.y], { tone: toneOf(accent), align: 'middle' });
      column.y += block.height + 18;
      const forth = actors.indexOf(step.from) === pair[0];
      const ends = [lanes[0], lanes[1]].map((x) => [x, Math.round(column.y)] as const);
      pen.arrow(
        { ...lineOf(accent), ...(step.reply && { dash: dash.reply }) },
        ...(forth ? ends : ends.toReversed()),
      );
      pen.write(label, [column.x, column.y - label.height / 2], { tone: 'soft' });
      column.y += 6;
      const line = { x: lanes[0], y: column.y - 30, width: lanes[1] - lanes[0], height: 28 };
      noteBeside(column, String(number), line, lanes);
    });
  }
  column.space(20);
  // The lanes are drawn last, when their length is known, and moved behind all the rest.
  pen.behind(laneMarks, () => {
    for (const x of lanes)
      pen.path(`M${x} ${top}V${Math.round(column.y)}`, {
        stroke: 'line',
        width: weight.main,
        dash: dash.axis,
      });
  });
}

/** The note stands between the lanes if its step starts at the left one; its ground interrupts a lane that it meets. */
function noteBeside(column: Column, name: string, box: Box, [left, right]: [number, number]): void {
  const { pen } = column;
  const before = pen.elements.length;
  const ground = column.subject(name, box, box.x <= left ? { from: left, to: right } : {});
  if (ground) pen.behind(before, () => pen.box(ground, { fill: 'plan' }));
}

/** More arrows than these are not told apart in a thumbnail. */
const MOST_ARROWS = 5;

/** With a brand, its mark stands for the one who bears its name. */
export function sequenceThumbnail(pen: Pen, { actors, steps }: Form<'sequence'>, box: Box): void {
  const head = { width: Math.min(96, (box.width / actors.length) * 0.66), height: 44 };
  const xs = actors.map(
    (_, index) => box.x + head.width / 2 + (index * (box.width - head.width)) / (actors.length - 1),
  );
  const top = box.y + head.height;
  for (const x of xs) {
    pen.path(polyline([x, top], [x, bottom(box)]), { stroke: 'line', width: weight.bold });
    pen.box({ x: x - head.width / 2, y: box.y, ...head }, boldOf());
  }
  const accented = steps.findIndex(({ accent }) => accent);
  const shown = [...steps.entries()]
    .filter(([index]) => index < MOST_ARROWS - 1 || index === accented || steps.length <= MOST_ARROWS)
    .slice(0, MOST_ARROWS);
  const pitch = (bottom(box) - top) / shown.length;
  for (const [row, [index, step]] of shown.entries()) {
    const y = Math.round(top + (row + 0.62) * pitch);
    const stroke = toneOf(index === accented);
    const xOf = (name: string) => xs[actors.indexOf(name)]!;
    if ('at' in step) {
      pen.box({ x: xOf(step.at) - 32, y: y - 15, width: 64, height: 30 }, { fill: stroke });
    } else {
      const line = { stroke, width: weight.bold, head: 24, ...(step.reply && { dash: '16 10' }) };
      pen.arrow(line, [xOf(step.from), y], [xOf(step.to), y]);
    }
  }
}
