import { inspect } from 'node:util';
import { z } from 'zod';
import { waiting } from '@/lib/content/check/find-todo-texts';
import { collections, type ItemCollection, itemCollections } from '@/lib/content/collections';
import { shapeOf, unwrap } from '@/lib/content/report/schema-shape';

/** Lists that share their type with others have names of their own. */
const named: Record<string, ItemCollection> = {
  package: 'familyPackages',
  honeymoon: 'honeymoonPackages',
  themed: 'themedPackages',
  place: 'topPlaces',
  offbeat: 'offbeatPlaces',
};

/** The pages of services stand in the menus, too: a new one is more than an entry. */
const others = itemCollections.filter(
  (list) => !Object.values(named).includes(list) && collections[list].type !== 'service',
);

/** What `npm run new` can write, and the list in which it stands. */
export const newTypes: Record<string, ItemCollection> = {
  ...named,
  ...Object.fromEntries(others.map((list) => [collections[list].type, list])),
};

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
    return isOptional(field) ? [] : [[key, renewValue(field, model[key], key)]];
  });
  return { ...(schema.parse(Object.fromEntries(made)) as NewEntry) };
}

/** Whether an entry may leave a field out. */
export function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success;
}

/** A value of the same kind: free texts wait for words, names, numbers and days stay. */
function renewValue(schema: z.ZodType, value: Value, key: string): Value {
  const inner = unwrap(schema);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : z.never();
    const all = value.map((one) => renewValue(element, one, key));
    const isText = all.every((one) => typeof one === 'object' || one === waiting);
    return isText && !whole.includes(key) ? shortenList(inner, all) : all;
  }
  if (typeof value === 'object') {
    const fields = Object.entries(shapeOf(inner) ?? {}).flatMap(([name, field]) => {
      const old = value[name];
      if (old === undefined) return [];
      const made = renewValue(field, old, name);
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
function shortenList(schema: z.ZodType, all: Value[]): Value[] {
  const lengths = [...all.keys(), all.length];
  const length = lengths.find((one) => schema.safeParse(all.slice(0, one)).success);
  return all.slice(0, length);
}

/**
 * An entry as a content file has it, with a comment above each field that says what it may hold, and
 * one for each field that could stand there, too.
 * @param note the lines of the comment above the fields
 */
export function writeEntry(schema: z.ZodType, entry: object, note: string[]): string {
  const shape = shapeOf(schema) ?? {};
  const fields = Object.entries(entry).flatMap(([key, value]) => {
    const { description } = shape[key] ?? {};
    const about = key === 'hidden' || !description ? [] : [`// ${description}`];
    const written = inspect(value, { depth: null, breakLength: 90 });
    return [...about, ...`${key}: ${written},`.split('\n')];
  });
  const others = Object.entries(shape)
    .filter(([key, field]) => !(key in entry) && isOptional(field) && !isAbsent(field))
    .flatMap(([key, { description }]) => (description ? `// ${key}: ${description}` : []));
  const more = others.length > 0 ? ['// An entry may also have:', ...others] : [];
  const lines = [...note.map((line) => `// ${line}`), ...fields, ...more];
  return `  {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
}

/** Whether a schema names a field only to say that there is none. */
function isAbsent(field: z.ZodType): boolean {
  return field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodUndefined;
}

/**
 * Puts a text at the beginning of a list.
 * @param source the source of a content file
 * @param list the name under which it exports the list
 * @returns the new source, and the line in it on which the text begins, counted from one
 * @throws when the file has no such list
 */
export function addToList(source: string, list: string, text: string) {
  const [whole, start = ''] =
    new RegExp(`^([\\s\\S]*^export const ${list}\\b.*= \\[)\\n?`, 'm').exec(source) ?? [];
  if (whole === undefined) throw new Error(`There is no list ${list}`);
  const before = `${start}\n`;
  return {
    source: before + text + source.slice(whole.length),
    line: before.split('\n').length,
  };
}
