/** A sequence as numbered steps between two lanes at a time. */
import type { Form } from '../../drawing-schema.ts';
import { polygon, rectangle } from '../../kit.ts';
import { drawSign, SIGN, signOf } from '../actors.ts';
import { type Box, bottom, middle } from '../geometry.ts';
import { dash, weight } from '../pen.ts';
import { sentenceOf } from '../sequence-plan.ts';
import { drawShape, LIFT, space } from '../shapes.ts';
import { blockOf } from '../text-block.ts';
import type { Column } from './column.ts';

type Step = Form<'sequence'>['steps'][number];
type Group = { pair: [number, number]; steps: { step: Step; number: number }[] };

const NUMBER = 44;
const HEAD = 62;
const ROW = 26;

export function sequenceDown(column: Column, { actors, steps }: Form<'sequence'>): void {
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
    drawHead(column, actors[actor]!, box);
    return box;
  });
  const lanes = heads.map((head) => Math.round(middle(head)[0])) as [number, number];
  const top = column.y + HEAD;
  const laneMarks = pen.marks.length;
  column.y = top;
  for (const { step, number } of steps) {
    column.space(ROW);
    pen.step(number, sentenceOf(step), () => {
      const label = blockOf({ voice: 'code', size: size - 2 }, [String(number)]);
      const accent = step.accent ?? false;
      const tone = accent ? 'signal' : 'ink';
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
        pen.keepClear(...space('box', box, accent));
        pen.writeCentred(block, middle(box));
        pen.write(label, [column.x, middle(box)[1] - label.height / 2], { tone: 'soft' });
        column.y = bottom(box) + LIFT;
        noteBeside(column, String(number), box, lanes);
        return;
      }
      const block = column.set('text', step.text, lanes[1] - lanes[0] - 24 + headWidth * 0.7);
      const centre = (lanes[0] + lanes[1]) / 2;
      pen.path(
        polygon(
          ...rectangle(centre - block.width / 2 - 8, column.y - 6, block.width + 16, block.height + 16),
        ),
        { fill: 'plan' },
      );
      pen.write(block, [centre - block.width / 2, column.y], { tone, align: 'middle' });
      column.y += block.height + 18;
      const forth = actors.indexOf(step.from) === pair[0];
      const ends = [lanes[0], lanes[1]].map((x) => [x, Math.round(column.y)] as const);
      pen.arrow(
        {
          stroke: tone,
          width: accent ? weight.heavy : weight.main,
          ...(step.reply && { dash: dash.reply }),
        },
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
  const axes = pen.marks.length;
  for (const x of lanes)
    pen.path(`M${x} ${top}V${Math.round(column.y)}`, { stroke: 'line', width: weight.main, dash: dash.axis });
  pen.marks.splice(laneMarks, 0, ...pen.marks.splice(axes));
}

/** The note stands between the lanes if its step starts at the left one; its ground interrupts a lane that it meets. */
function noteBeside(column: Column, name: string, box: Box, [left, right]: [number, number]): void {
  const { pen } = column;
  const before = pen.marks.length;
  const ground = column.subject(name, box, box.x <= left ? { from: left, to: right } : {});
  if (!ground) return;
  pen.path(polygon(...rectangle(ground.x, ground.y, ground.width, ground.height)), { fill: 'plan' });
  pen.marks.splice(before, 0, pen.marks.pop()!);
}

function drawHead(column: Column, name: string, box: Box): void {
  const { pen, size } = column;
  drawShape(pen, 'box', box);
  pen.keepClear(...space('box', box));
  const sign = signOf(name);
  const room = box.width - 24;
  const block = column.set('heading', name, room, size + 1);
  const signed = sign && block.lines.length === 1 && block.width + SIGN + 12 <= room;
  if (!signed) return pen.writeCentred(block, middle(box));
  const start = middle(box)[0] - (SIGN + 12 + block.width) / 2;
  drawSign(pen, sign, Math.round(start), Math.round(middle(box)[1] - SIGN / 2));
  pen.write(block, [start + SIGN + 12, middle(box)[1] - block.height / 2]);
}
