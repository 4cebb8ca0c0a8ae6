import type { z } from 'zod';

/** The fields of an object's schema, also of an optional one; undefined for another schema. */
export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  return (unwrap(schema).def as { shape?: Record<string, z.ZodType> }).shape;
}

/** Follows a path into a schema, through optional fields and lists; undefined where it leads nowhere. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const bare = unwrap(schema);
  const def = bare.def as { element?: z.ZodType; items?: z.ZodType[]; rest?: z.ZodType };
  const next =
    typeof part === 'number'
      ? (def.element ?? def.items?.[part] ?? def.rest)
      : shapeOf(bare)?.[String(part)];
  return next && schemaAt(next, rest);
}

/** The schema of a field without what makes it optional. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? unwrap(innerType) : schema;
}
