/** Which layouts and which gist belong to a form: a new one begins in the schema and here, and the compiler asks for it. */
import type { DrawingData } from '../drawing-schema.ts';
import { anatomyNarrow, anatomyThumbnail, anatomyWide } from './anatomy.ts';
import { type Column, drawLargest } from './column.ts';
import { comparisonNarrow, comparisonThumbnail, comparisonWide } from './comparison.ts';
import { flowNarrow, flowThumbnail, flowWide } from './flow.ts';
import { AREA, TALL_AREA } from './frame.ts';
import type { Box } from './geometry.ts';
import { layersNarrow, layersThumbnail, layersWide } from './layers.ts';
import { drawPair, pairThumbnail } from './pair.ts';
import type { Pen } from './pen.ts';
import { sequenceNarrow, sequenceThumbnail, sequenceWide } from './sequence.ts';
import { drawSets, setsThumbnail } from './sets.ts';
import type { Subjects } from './subjects.ts';
import { drawTimeline, timelineThumbnail } from './timeline.ts';
import { drawTransform, transformThumbnail } from './transform.ts';
import { treeNarrow, treeThumbnail, treeWide } from './tree.ts';
import { drawZones, zonesThumbnail } from './zones.ts';

/** Newer forms lay out both widths in a column. */
export function drawWide(pen: Pen, drawing: DrawingData): Subjects {
  switch (drawing.form) {
    case 'sequence':
      return sequenceWide(pen, drawing, AREA);
    case 'tree':
      return treeWide(pen, drawing, AREA);
    case 'layers':
      return layersWide(pen, drawing, AREA);
    case 'flow':
      return flowWide(pen, drawing, [TALL_AREA, AREA]);
    case 'comparison':
      return comparisonWide(pen, drawing, AREA);
    case 'anatomy':
      return anatomyWide(pen, drawing, AREA);
    default:
      return drawLargest(pen, AREA, (column) => drawNarrow(column, drawing));
  }
}

export function drawNarrow(column: Column, drawing: DrawingData): void {
  switch (drawing.form) {
    case 'sequence':
      return sequenceNarrow(column, drawing);
    case 'tree':
      return void treeNarrow(column, drawing.root);
    case 'layers':
      return layersNarrow(column, drawing);
    case 'flow':
      return flowNarrow(column, drawing);
    case 'comparison':
      return comparisonNarrow(column, drawing);
    case 'anatomy':
      return anatomyNarrow(column, drawing);
    case 'timeline':
      return drawTimeline(column, drawing);
    case 'pair':
      return drawPair(column, drawing);
    case 'transform':
      return drawTransform(column, drawing);
    case 'sets':
      return drawSets(column, drawing);
    case 'zones':
      return drawZones(column, drawing);
    default:
      return drawing satisfies never;
  }
}

/** Without a word: in the glossary's list, on a post's card. */
export function drawGist(pen: Pen, drawing: DrawingData, box: Box): void {
  switch (drawing.form) {
    case 'sequence':
      return sequenceThumbnail(pen, drawing, box);
    case 'tree':
      return treeThumbnail(pen, drawing, box);
    case 'flow':
      return flowThumbnail(pen, drawing, box);
    case 'layers':
      return layersThumbnail(pen, drawing, box);
    case 'comparison':
      return comparisonThumbnail(pen, drawing, box);
    case 'anatomy':
      return anatomyThumbnail(pen, drawing, box);
    case 'timeline':
      return timelineThumbnail(pen, drawing, box);
    case 'pair':
      return pairThumbnail(pen, drawing, box);
    case 'transform':
      return transformThumbnail(pen, drawing, box);
    case 'sets':
      return setsThumbnail(pen, drawing, box);
    case 'zones':
      return zonesThumbnail(pen, drawing, box);
    default:
      return drawing satisfies never;
  }
}
