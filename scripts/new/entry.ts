import { z } from 'zod';
import { waiting } from '@/lib/content/check/find-waiting';
import { shapeOf, unwrap } from '@/lib/content/schema-shape';

/** A value of an entry: what its file holds. */
type Value = string | number | boolean | undefined | Value[] | { [key: string]: Value };
type NewEntry = { [key: string]: Value };

/** The days of a trip must be as many as its duration says. */
const whole = ['itinerary'];

/**
 * Makes a new entry after an entry of its list, so that all it refers to exists: texts wait for words,
 * and what the schema does not require is left out.
 * @param schema the schema of the list's entries
 * @param model an entry of the list
 * @param own the fields whose values are known, such as the slug
 * @throws when the new entry does not fit the schema
 */
export function makeEntry(schema: z.ZodType, model: NewEntry, own: NewEntry): NewEntry {
  const made = Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) => {
    if (key in own) return [[key, own[key]]];
    return isOptional(field) ? [] : [[key, renew(field, model[key], key)]];
  });
  return { ...(schema.parse(Object.fromEntries(made)) as NewEntry) };
}

/** Whether an entry may leave a field out. */
export function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success;
}

/** A value of the same kind: free texts wait for words, names, numbers and days stay. */
function renew(schema: z.ZodType, value: Value, key: string): Value {
  const inner = unwrap(schema);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : z.never();
    const all = value.map((one) => renew(element, one, key));
    const isText = all.every((one) => typeof one === 'object' || one === waiting);
    return isText && !whole.includes(key) ? shorten(inner, all) : all;
  }
  if (typeof value === 'object') {
    const fields = Object.entries(shapeOf(inner) ?? {}).flatMap(([name, field]) => {
      const old = value[name];
      if (old === undefined) return [];
      const made = renew(field, old, name);
      const isExtra = made === waiting || (typeof made === 'object' && !Array.isArray(made));
      return isOptional(field) && isExtra ? [] : [[name, made]];
    });
    return Object.fromEntries(fields);
  }
  const isFree =
    inner.meta()?.form !== 'reference' &&
    typeof value === 'string' &&
    inner.safeParse(waiting).success;
  return isFree ? waiting : value;
}

/** The shortest list that the schema takes. */
function shorten(schema: z.ZodType, all: Value[]): Value[] {
  const lengths = [...all.keys(), all.length];
  const length = lengths.find((one) => schema.safeParse(all.slice(0, one)).success);
  return all.slice(0, length);
}
