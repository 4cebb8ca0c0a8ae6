import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { type CollectionName, collections } from '@/lib/content/collections';
import { correction } from './corrections';
import { type ContentIssue, fieldName, itemName } from './issue';
import { nearName } from './near-name';
import { schemaAt, shapeOf, unwrap } from './schema-shape';

type SchemaIssue = z.core.$ZodIssue;

/** File, item and field of a path in a collection. */
export function issueLocation(name: CollectionName, value: unknown, path: readonly PropertyKey[]) {
  const { file } = collections[name];
  const [first, ...rest] = path;
  return Array.isArray(value) && typeof first === 'number'
    ? { file, item: itemName(name, value[first], first), field: fieldName(rest), entry: first }
    : { file, item: name, field: fieldName(path) };
}

/**
 * Tells of names that no field has. A field that is missing beside them, and is like one of them, is meant:
 * it is not told of itself.
 * @returns an issue for each name, and the issues of the schema that are left
 */
export function takeMisspelt(
  name: CollectionName,
  value: unknown,
  all: readonly SchemaIssue[],
): { misspelt: ContentIssue[]; left: SchemaIssue[] } {
  const meant = new Set<string>();
  const misspelt = all.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const own = schemaAt(collections[name].schema, issue.path);
    const free = Object.keys((own && shapeOf(own)) ?? {}).filter(
      (one) => !(one in (issue.input as object)),
    );
    return issue.keys.map((key) => {
      const [field] = free
        .filter((one) => lettersBetween(key, one) <= Math.ceil(one.length / 3))
        .sort((a, b) => lettersBetween(key, a) - lettersBetween(key, b));
      if (field) meant.add(pathKey([...issue.path, field]));
      return {
        ...issueLocation(name, value, [...issue.path, key]),
        problem: `“${key}” is not a field here.${field ? ` Did you mean “${field}”?` : ''}`,
        expected: field ? '' : 'no such line',
      };
    });
  });
  const isKnown = ({ code }: SchemaIssue) => code !== 'unrecognized_keys';
  return { misspelt, left: all.filter((one) => isKnown(one) && !meant.has(pathKey(one.path))) };
}

/** How many letters differ between two names, small or capital. */
const lettersBetween = (name: string, other: string) =>
  distance(name.toLowerCase(), other.toLowerCase());

const pathKey = (path: readonly PropertyKey[]) => `${path.map(String).join(' ')} `;

/**
 * The issues without those that follow from others: of one place the first, and what is said of a group
 * as a whole only where its values have no issue.
 */
export function firstIssues(known: readonly SchemaIssue[]): SchemaIssue[] {
  return known.filter((issue, index) => {
    const { code, input, path } = issue;
    const here = pathKey(path);
    const isFirst = known.findIndex((one) => pathKey(one.path) === here) === index;
    const group = typeof input === 'object' ? pathKey(path.slice(0, -1)) : here;
    const hasOther = known.some(
      (one) => one.code !== 'custom' && pathKey(one.path).startsWith(group),
    );
    return isFirst && !(code === 'custom' && hasOther);
  });
}

/** What a schema says of a value, in the words of the report. */
export function describeIssue(
  name: CollectionName,
  value: unknown,
  issue: SchemaIssue,
): ContentIssue {
  const at = issueLocation(name, value, issue.path);
  const schema = schemaAt(collections[name].schema, issue.path);
  const expected = expectedBy(schema, issue);
  const form = schema && unwrap(schema).meta()?.form;
  const type = issue.code === 'invalid_type' ? issue.expected : undefined;
  const right = correction(issue.input, form, type);
  return right
    ? { ...at, problem: `is ${quoteInput(issue.input)}: ${right}`, expected: '' }
    : { ...at, problem: problemOf(issue), expected };
}

function problemOf({ code, input, message }: SchemaIssue): string {
  if (code === 'custom') return [message, quoteGroup(input)].filter(Boolean).join(': ');
  if (input === undefined) return 'is missing';
  if (code !== 'too_big' && code !== 'too_small') return `is ${quoteInput(input)}`;
  if (input === '') return 'is empty';
  if (typeof input === 'string') return `has ${input.length} characters: ${quoteInput(input)}`;
  if (!Array.isArray(input)) {
    return `is ${quoteInput(input)}, which is too ${code === 'too_big' ? 'large' : 'small'}`;
  }
  return input.length === 0 ? 'is an empty list' : `has ${input.length} entries`;
}

function quoteInput(input: unknown): string {
  if (Array.isArray(input)) return `a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return 'a group of fields in { }';
  const shown = JSON.stringify(input) ?? String(input);
  return shown.length > 90 ? `${shown.slice(0, 80)}…"` : shown;
}

/** A value, or a small group of values as they stand there: was 26500, now 30000. */
function quoteGroup(group: unknown): string | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return quoteInput(group);
  const values = Object.entries(group);
  const isSmall = values.length < 4 && values.every(([, value]) => typeof value !== 'object');
  return isSmall ? values.map(([key, value]) => `${key} ${value}`).join(', ') : undefined;
}

function expectedBy(schema: z.ZodType | undefined, issue: SchemaIssue): string {
  // Some problems say all of it.
  if (issue.code === 'custom' && issue.params?.isWhole) return '';
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  if (words.length > 6 && issue.input !== undefined) {
    const near = nearName(String(issue.input), words);
    const some = words.slice(0, 3).join(', ');
    return near ? `${near} (did you mean that?)` : `one of ${words.length} words, such as ${some}`;
  }
  if (issue.code === 'too_big' && typeof issue.input === 'string') {
    return `at most ${issue.maximum} characters`;
  }
  if (schema?.description !== undefined) return schema.description;
  if (issue.code === 'invalid_type') return `a value of the kind ${issue.expected}`;
  return words.length > 0 ? `one of ${words.join(', ')}` : issue.message;
}
