import { z } from 'zod';

/** The forms of a drawing sheet. Bounds keep every text inside its box at 1200 × 630. */
const text = (max: number) => z.string().min(1).max(max);
const accent = z.boolean().optional();

const common = { alt: text(320).min(30), note: text(38) };

const treeNode = z.strictObject({
  text: text(16),
  accent,
  get children() {
    return z.array(treeNode).max(5).optional();
  },
});

const side = (criteria: number) =>
  z.strictObject({ title: text(24), points: z.array(text(criteria)).min(3).max(5) });

export const drawingSchema = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('sequence'),
    ...common,
    actors: z.array(text(16)).min(2).max(4),
    steps: z
      .array(
        z.union([
          z.strictObject({ from: z.string(), to: z.string(), text: text(30), reply: z.boolean().optional() }),
          z.strictObject({ at: z.string(), text: text(30) }),
        ]),
      )
      .min(3)
      .max(7),
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
    left: side(34),
    right: side(34),
    criteria: z.array(text(16)).min(3).max(5),
  }),
  z.strictObject({
    form: z.literal('anatomy'),
    ...common,
    code: z.string().min(1),
    marks: z
      .array(z.strictObject({ part: z.string().min(1), text: text(30) }))
      .min(2)
      .max(6),
  }),
]);

export type DrawingData = z.infer<typeof drawingSchema>;
