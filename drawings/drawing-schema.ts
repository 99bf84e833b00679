import { z } from 'zod';
import { iconNames } from './icons.ts';

/** The forms of a drawing sheet. Bounds keep every text inside its box, on the wide sheet and on the narrow one. */
const text = (max: number) => z.string().min(1).max(max);
/** What the one orange accent of a sheet means: exactly where the source says so. */
const accent = z.boolean().optional();

const common = {
  alt: z.string().min(30).max(320),
  /** What its thumbnail shows large, if no brand stands for it. */
  sign: z.enum(iconNames).optional(),
  note: text(38),
  /** What the note speaks of: an id, a number counted from 1, or a title; without it the note has no leader. */
  noteAt: z.union([z.string(), z.int()]).optional(),
};

const treeNode = z.strictObject({
  text: text(16),
  accent,
  get children() {
    return z.array(treeNode).max(5).optional();
  },
});

const side = z.strictObject({ title: text(24), points: z.array(text(34)).min(3).max(5), accent });

const scene = z.strictObject({
  title: text(24),
  rows: z
    .array(
      z
        .array(z.union([text(22), z.strictObject({ text: text(22), accent })]))
        .min(1)
        .max(3),
    )
    .min(2)
    .max(6),
  /** Rows lead to each other instead of lying on each other. */
  arrows: z.boolean().optional(),
  result: text(44),
});

const listing = z.strictObject({ title: text(24), code: z.string().min(1) });

const forms = [
  z.strictObject({
    form: z.literal('sequence'),
    ...common,
    actors: z.array(text(16)).min(2).max(4),
    steps: z
      .array(
        z.union([
          z.strictObject({
            from: z.string(),
            to: z.string(),
            text: text(30),
            reply: z.boolean().optional(),
            accent,
          }),
          z.strictObject({ at: z.string(), text: text(30), accent }),
        ]),
      )
      .min(3)
      .max(8),
  }),
  z.strictObject({ form: z.literal('tree'), ...common, root: treeNode }),
  z.strictObject({
    form: z.literal('layers'),
    ...common,
    layers: z
      .array(z.strictObject({ text: text(22), detail: text(44), accent }))
      .min(3)
      .max(5),
    side: text(24).optional(),
    sideFrom: z.int().positive().optional(),
    sideTo: z.int().positive().optional(),
  }),
  z.strictObject({
    form: z.literal('flow'),
    ...common,
    /** The order is the point: readers may walk from node to node. */
    walk: z.boolean().optional(),
    nodes: z
      .array(
        z.strictObject({
          id: z.string(),
          text: text(18),
          detail: text(24).optional(),
          at: z.tuple([z.int().min(1).max(4), z.int().min(1).max(3)]),
          kind: z.enum(['box', 'store', 'person', 'document', 'decision']),
          accent,
        }),
      )
      .min(3)
      .max(8),
    edges: z.array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        text: text(18).optional(),
        dashed: z.boolean().optional(),
        both: z.boolean().optional(),
      }),
    ),
  }),
  z.strictObject({
    form: z.literal('comparison'),
    ...common,
    left: side,
    right: side,
    criteria: z.array(text(16)).min(3).max(5),
  }),
  z.strictObject({
    form: z.literal('anatomy'),
    ...common,
    code: z.string().min(1),
    marks: z
      .array(z.strictObject({ part: z.string().min(1), text: text(34), accent }))
      .min(2)
      .max(6),
  }),
  /** Spans on one axis, to scale, each with the limit it should keep. */
  z.strictObject({
    form: z.literal('timeline'),
    ...common,
    unit: text(12),
    /** What stands at the start of the axis, such as a year; everything else counts from there. */
    first: z.int().positive().optional(),
    to: z.number().positive(),
    rows: z
      .array(
        z.strictObject({
          text: text(16),
          detail: text(44),
          from: z.number().nonnegative(),
          to: z.number().positive(),
          limit: z.number().positive().optional(),
          limitText: text(24).optional(),
          accent,
        }),
      )
      .min(2)
      .max(4),
  }),
  /** Two small scenes that differ in the point. */
  z.strictObject({ form: z.literal('pair'), ...common, before: scene, after: scene }),
  /** What is written and what comes of it; a mark stands in both. */
  z.strictObject({
    form: z.literal('transform'),
    ...common,
    source: listing,
    result: listing,
    by: text(18),
    marks: z
      .array(z.strictObject({ from: z.string().min(1), to: z.string().min(1), text: text(40), accent }))
      .min(1)
      .max(3),
  }),
  /** From the outermost to the innermost. */
  z.strictObject({
    form: z.literal('sets'),
    ...common,
    sets: z
      .array(z.strictObject({ text: text(26), detail: text(48), accent }))
      .min(2)
      .max(5),
  }),
  /** Rows of plates that stand side by side. */
  z.strictObject({
    form: z.literal('zones'),
    ...common,
    rows: z
      .array(
        z.strictObject({
          zone: text(14).optional(),
          plates: z
            .array(z.strictObject({ text: text(20), detail: text(40).optional(), accent }))
            .min(1)
            .max(3),
        }),
      )
      .min(2)
      .max(5),
  }),
] as const;

export const drawingSchema = z.discriminatedUnion('form', forms, {
  error: ({ code }) =>
    code === 'invalid_union'
      ? `Diese Form gibt es nicht. Bekannt sind: ${forms.map(({ shape }) => shape.form.value).join(', ')}.`
      : undefined,
});

export type DrawingData = z.infer<typeof drawingSchema>;
/** What is drawn in one of them: `Form<'flow'>`. */
export type Form<Name extends DrawingData['form']> = Extract<DrawingData, { form: Name }>;

/** As the title block of a sheet says it. */
export const FORM_NAMES: Record<DrawingData['form'], string> = {
  sequence: 'Abfolge',
  tree: 'Baum',
  layers: 'Schichten',
  flow: 'Ablauf',
  comparison: 'Vergleich',
  anatomy: 'Aufbau',
  timeline: 'Zeitachse',
  pair: 'Gegenstück',
  transform: 'Umwandlung',
  sets: 'Mengen',
  zones: 'Bereiche',
};
