import { z } from 'zod';
import { contentDefinitions } from './collections';

export const contentSchema = z.object(
  Object.fromEntries(
    Object.entries(contentDefinitions).map(([name, { schema }]) => [name, schema]),
  ),
);

/** The schema of a value and its metadata. */
type Field = { schema: z.ZodType } & z.GlobalMeta;

/**
 * Finds the schema of the value at a path. For an optional value it is the schema inside z.optional().
 * @returns undefined for a value without a schema
 */
export function findField(
  [part, ...rest]: readonly PropertyKey[],
  schema: z.ZodType = contentSchema,
): Field | undefined {
  const required = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (part === undefined) return { schema: required, ...required.meta(), ...schema.meta() };
  const inner = innerSchema(required, part);
  return inner && findField(rest, inner as z.ZodType);
}

function innerSchema(schema: z.ZodType, part: PropertyKey) {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(part)];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? schema.shape[String(part)] : undefined;
}
