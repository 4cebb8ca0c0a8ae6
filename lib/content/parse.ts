import type { z } from 'zod';
import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
  type RawContent,
} from './collections';
import { correction } from './corrections';
import { type Fault, fieldName, itemName, nearName } from './fault';
import { findUnknown, valueAt, withNames } from './misspelt';
import { fillPlaceholders, sourcesOf } from './placeholders';

/** A fault, and the items whose facts the text takes: it may follow from theirs. */
type Found = Fault & { sources: string[] };

/**
 * Fills the placeholders of all texts, and checks every collection against its schema.
 * @param unread the files that could not be read: what follows from that is not told
 * @returns the valid collections (of a list, the valid items), what the files export with the names of
 *   misspelt fields put right, and a fault for each thing that is invalid; the content is complete only
 *   when there is no fault
 */
export function parseContent(
  raw: RawContent,
  unread: ReadonlySet<string> = new Set(),
): { content: Partial<Content>; raw: RawContent; faults: Fault[] } {
  const { named, unknown } = putNamesRight(raw, unread);
  const parsed: [CollectionName, unknown][] = [];
  const { filled, faults: unfilled } = fillPlaceholders(named);
  // A placeholder may name what stands in a file that could not be read.
  const found: Found[] = unread.size > 0 ? [] : unfilled;
  const isCertain = ({ input }: z.core.$ZodIssue) =>
    unread.size === 0 || typeof input !== 'string' || !/\{.+\}/.test(input);
  for (const name of collectionNames) {
    if (unread.has(collections[name].file)) continue;
    const list = filled[name];
    const result = collections[name].schema.safeParse(list, { reportInput: true });
    if (result.success) {
      parsed.push([name, result.data]);
      continue;
    }
    const { issues } = result.error;
    if (list === undefined) found.push({ ...missing(name, raw), sources: [] });
    else {
      const certain = firstIssues(issues).filter(isCertain);
      found.push(
        ...certain.map((issue) => ({
          ...toFault(name, list, issue),
          sources: sourcesOf(valueAt(named[name], issue.path)),
        })),
      );
    }
    if (Array.isArray(list)) {
      const broken = new Set(issues.map(({ path }) => path[0]));
      parsed.push([name, list.filter((_, index) => !broken.has(index))]);
    }
  }
  const faults = [...unknown, ...withoutEffects(found)];
  return { content: Object.fromEntries(parsed), raw: named, faults };
}

/** The issues without those that follow from others: of one place the first, of a group none whose values have their own. */
function firstIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const known = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const addresses = known.map(({ path }) => `${path.map(String).join(' ')} `);
  return known.filter(({ code, path, input }, index) => {
    const own = addresses[index] ?? '';
    // What is said of two values of a group has the path of one of them.
    const isOfGroup = code === 'custom' && typeof input === 'object' && path.length > 1;
    const group = `${path.slice(0, -1).map(String).join(' ')} `;
    const hasOther = known.some(
      (one, at) => one.code !== 'custom' && addresses[at]?.startsWith(group),
    );
    if (isOfGroup && hasOther) return false;
    const isInner = (one: string) => one.startsWith(own) && one !== own;
    return addresses.indexOf(own) === index && !(code === 'custom' && addresses.some(isInner));
  });
}

/** The content with the names of misspelt fields put right, so that each is told of once. */
function putNamesRight(raw: RawContent, unread: ReadonlySet<string>) {
  const named: RawContent = { ...raw };
  const unknown = collectionNames.flatMap((name) => {
    const { file, schema } = collections[name];
    const result = schema.safeParse(raw[name]);
    if (unread.has(file) || result.success) return [];
    const found = findUnknown(result.error.issues, raw[name], (path) => keysAt(schema, path));
    if (found.length > 0) named[name] = withNames(raw[name], found);
    return found.map(({ path, key, meant }) => ({
      ...placeOf(name, raw[name], [...path, key]),
      problem: `“${key}” is not a field here.${meant ? ` Did you mean “${meant}”?` : ''}`,
      expected: meant ? '' : 'no such line',
    }));
  });
  return { named, unknown };
}

/** Leaves out what follows from a fault in the item that a text takes a fact from. */
function withoutEffects(found: readonly Found[]): Fault[] {
  const causes = new Set(
    found.filter(({ sources }) => sources.length === 0).map(({ item }) => item),
  );
  return found
    .filter(({ sources }) => !sources.some((source) => causes.has(source)))
    .map(({ sources, ...fault }) => fault);
}

/** A collection that no file has, perhaps as it has another name there. */
function missing(name: CollectionName, raw: RawContent): Fault {
  const others = Object.keys(raw).filter((key) => !(key in collections));
  const near = nearName(name, others);
  const instead = near ? `, instead of ${near}` : '';
  const { file } = collections[name];
  return {
    file,
    item: name,
    field: '',
    problem: 'is missing',
    expected: `the line: export const ${name}${instead}`,
  };
}

/** File, item and field of a path in a collection. */
function placeOf(name: CollectionName, list: unknown, path: readonly PropertyKey[]) {
  const { file } = collections[name];
  const [first, ...rest] = path;
  return Array.isArray(list) && typeof first === 'number'
    ? { file, item: itemName(name, list[first], first), field: fieldName(rest), entry: first }
    : { file, item: name, field: fieldName(path) };
}

function toFault(name: CollectionName, list: unknown, issue: z.core.$ZodIssue): Fault {
  const { schema } = collections[name];
  const at = placeOf(name, list, issue.path);
  const right = correctionOf(schema, issue);
  return right
    ? {
        ...at,
        problem: `is ${quote(issue.input)}: ${right}`,
        expected: right.startsWith('write ') ? '' : expectedAt(schema, issue),
      }
    : { ...at, problem: describeProblem(issue), expected: expectedAt(schema, issue) };
}

function correctionOf(schema: z.ZodType, issue: z.core.$ZodIssue): string | undefined {
  const found = schemaAt(schema, issue.path);
  const form = found && unwrap(found).meta()?.form;
  return correction(issue.input, form, issue.code === 'invalid_type' ? issue.expected : undefined);
}

function describeProblem(issue: z.core.$ZodIssue): string {
  const { input } = issue;
  if (issue.code === 'custom') return `${issue.message}: ${quoteGroup(input) ?? quote(input)}`;
  if (input === undefined) return 'is missing';
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeSize(issue, input);
  return `is ${quote(input)}`;
}

function describeSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  input: unknown,
): string {
  if (typeof input === 'string') {
    return input === '' ? 'is empty' : `has ${input.length} characters: ${quote(input)}`;
  }
  if (Array.isArray(input)) {
    return input.length === 0 ? 'is an empty list' : `has ${input.length} entries`;
  }
  return `is ${quote(input)}, which is too ${issue.code === 'too_big' ? 'large' : 'small'}`;
}

function quote(input: unknown): string {
  if (Array.isArray(input)) return `a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return 'a group of fields in { }';
  const shown = JSON.stringify(input) ?? String(input);
  return shown.length > 90 ? `${shown.slice(0, 80)}…"` : shown;
}

/** A small group of values as they stand there: was 26500, now 30000. */
function quoteGroup(group: unknown): string | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return undefined;
  const values = Object.entries(group);
  const isSmall = values.length < 4 && values.every(([, value]) => typeof value !== 'object');
  return isSmall ? values.map(([key, value]) => `${key} ${value}`).join(', ') : undefined;
}

function expectedAt(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  // Some problems say all of it.
  if (issue.code === 'custom' && issue.params?.isWhole) return '';
  const description = schemaAt(schema, issue.path)?.description;
  if (issue.code === 'invalid_value' && issue.values.length > 6 && issue.input !== undefined) {
    const values = issue.values.map(String);
    const near = nearName(String(issue.input), values);
    const some = values.slice(0, 3).join(', ');
    return near ? `${near} (did you mean that?)` : `one of ${values.length} words, such as ${some}`;
  }
  if (description !== undefined) return description;
  if (issue.code === 'invalid_type') return `a value of the kind ${issue.expected}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  return found ? Object.keys(shapeOf(found) ?? {}) : [];
}

/** Follows a path into a schema, through optional fields and lists. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
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

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  return (unwrap(schema).def as { shape?: Record<string, z.ZodType> }).shape;
}

function unwrap(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? unwrap(innerType) : schema;
}
