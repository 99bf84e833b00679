/** Places of the nodes of a tree, hanging from its root or lying on its side. */
import type { Form } from '../drawing-schema.ts';
import { type Box, down, firstThatFits } from './geometry.ts';
import { LIFT } from './shapes.ts';
import { settings, SMALLEST, type TextBlock, voiced } from './text-block.ts';

export type Source = Form<'tree'>['root'];
export type TreeNode = { source: Source; block: TextBlock; box: Box; children: TreeNode[] };
export type TreePlan = { root: TreeNode; lying: boolean; size: number };

/** `breadth` is its size among its siblings, `at` its middle in the same direction. */
type Branch = {
  source: Source;
  level: number;
  block: TextBlock;
  breadth: number;
  at: number;
  children: Branch[];
};

const PAD_X = 18;
const PAD_Y = 20;
const SIBLING_GAP = 22;
const LEVEL_GAP = { hanging: { min: 44, max: 80 }, lying: { min: 54, max: 110 } };
const STRETCH = 1.4;
const ALIGN = 32;
/** A tree hangs, as trees do in books, unless its lettering gains this much by lying down. */
const WORTH_LYING = 1.2;

export function planTree(root: Source, area: Box): TreePlan | undefined {
  const largest = (lying: boolean) =>
    firstThatFits(down(38, SMALLEST), (size) =>
      firstThatFits([1, 2], (lines) => planWith(root, { size, lines, lying }, area)),
    );
  const [hanging, lying] = [largest(false), largest(true)];
  if (!hanging || !lying) return hanging ?? lying;
  return lying.size >= hanging.size * WORTH_LYING ? lying : hanging;
}

type Setting = { size: number; lines: number; lying: boolean };

function planWith(source: Source, setting: Setting, area: Box): TreePlan | undefined {
  const { size, lying } = setting;
  const blocks = new Map(sources(source).map((each) => [each, blockOf(each, setting)]));
  const boxHeight = Math.round(Math.max(...[...blocks.values()].map(({ height }) => height)) + 2 * PAD_Y);
  const widthOf = (each: Source) => Math.round(Math.max(size * 3, blocks.get(each)!.width + 2 * PAD_X));
  const root = branch(source, 0, blocks, (each) => (lying ? boxHeight : widthOf(each)));
  spread(root);
  const branches = all(root);
  const levels = Array.from({ length: Math.max(...branches.map(({ level }) => level)) + 1 }, (_, level) =>
    lying
      ? Math.max(...branches.filter((each) => each.level === level).map((each) => widthOf(each.source)))
      : boxHeight,
  );

  const [across, along] = lying ? [area.height, area.width] : [area.width, area.height];
  const start = Math.min(...branches.map(({ at, breadth }) => at - breadth / 2));
  const breadth = Math.max(...branches.map(({ at, breadth }) => at + breadth / 2)) - start;
  const depth = levels.reduce((sum, level) => sum + level, 0);
  const gaps = levels.length - 1;
  const { min, max } = lying ? LEVEL_GAP.lying : LEVEL_GAP.hanging;
  if (breadth + LIFT > across || depth + gaps * min + LIFT > along) return undefined;

  // What is left over goes between the nodes, so that the tree fills its area.
  const stretch = Math.min(STRETCH, (across - LIFT) / breadth);
  const gap = Math.min(max, (along - LIFT - depth) / Math.max(1, gaps));
  const acrossOrigin = (across - LIFT - breadth * stretch) / 2 - start * stretch;
  const alongOrigin = (along - LIFT - depth - gap * gaps) / 2;
  const place = (node: Branch): TreeNode => {
    const before = levels.slice(0, node.level).reduce((sum, level) => sum + level + gap, 0);
    const [low, deep] = [acrossOrigin + node.at * stretch - node.breadth / 2, alongOrigin + before];
    const box = lying
      ? { x: area.x + deep, y: area.y + low, width: levels[node.level]!, height: boxHeight }
      : { x: area.x + low, y: area.y + deep, width: node.breadth, height: boxHeight };
    const snapped = { ...box, x: Math.round(box.x), y: Math.round(box.y) };
    return { source: node.source, block: node.block, box: snapped, children: node.children.map(place) };
  };
  return { root: place(root), lying, size };
}

function sources(root: Source): Source[] {
  return [root, ...(root.children ?? []).flatMap(sources)];
}

function blockOf(source: Source, { size, lines }: Setting): TextBlock {
  const voice = source.accent || (source.children ?? []).length > 0 ? 'heading' : 'text';
  return settings(voiced(voice, size, source.text), source.text, lines).at(-1)!;
}

function branch(
  source: Source,
  level: number,
  blocks: Map<Source, TextBlock>,
  breadthOf: (source: Source) => number,
): Branch {
  const children = (source.children ?? []).map((child) => branch(child, level + 1, blocks, breadthOf));
  return { source, level, block: blocks.get(source)!, breadth: breadthOf(source), at: 0, children };
}

function all(node: Branch): Branch[] {
  return [node, ...node.children.flatMap(all)];
}

/** Children side by side, as close as their outlines on every level allow; the parent over their middle. */
function spread(node: Branch): void {
  const placed: Branch[] = [];
  for (const child of node.children) {
    spread(child);
    const edge = new Map<number, number>();
    for (const { level, at, breadth } of placed.flatMap(all)) {
      edge.set(level, Math.max(edge.get(level) ?? -Infinity, at + breadth / 2));
    }
    const shift = Math.max(
      ...all(child).map(
        ({ level, at, breadth }) => (edge.get(level) ?? -Infinity) + SIBLING_GAP - (at - breadth / 2),
      ),
    );
    if (Number.isFinite(shift)) for (const each of all(child)) each.at += shift;
    placed.push(child);
  }
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return;
  node.at = (first.at + last.at) / 2;
  // Straight down to a middle child that is nearly below.
  const below = node.children.find(({ at }) => Math.abs(at - node.at) < ALIGN);
  if (below) node.at = below.at;
}
