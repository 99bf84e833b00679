import { z } from 'zod';

/** The names that a schema knows for the fields of the group at this place of the data. */
export function knownFields(schema: z.core.$ZodType, data: unknown, path: readonly PropertyKey[]): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodUnion) {
    return optionsFor(inner, data).flatMap((option) => knownFields(option, data, path));
  }
  const [key, ...rest] = path;
  if (key === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const child = childOf(inner, key);
  const value = (data as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return child ? knownFields(child, value, rest) : [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
  return schema;
}

function childOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] as z.core.$ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

/** Forms that a field tells apart: only the one that the data names. */
function optionsFor(union: z.ZodUnion, data: unknown): readonly z.core.$ZodType[] {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return union.options;
  const { discriminator } = union.def;
  const named = (data as Record<string, unknown> | undefined)?.[discriminator];
  return union.options.filter((option) => {
    const literal = option instanceof z.ZodObject ? (option.shape[discriminator] as unknown) : undefined;
    return literal instanceof z.ZodLiteral && literal.values.has(named as string);
  });
}
