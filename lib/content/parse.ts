import type { z } from 'zod';
import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
  type RawContent,
} from './collections';
import { expectedName, type Fault, fieldName, isNear, itemName, nearestName } from './fault';
import { fillPlaceholders } from './placeholders';

/**
 * Fills the placeholders of all texts, and checks every collection against its schema.
 * @param unread the files that could not be read: what follows from that is not told
 * @returns the valid collections (of a list, the valid items), and a fault for each thing that is
 *   invalid; the content is complete only when there is no fault
 */
export function parseContent(
  raw: RawContent,
  unread: ReadonlySet<string> = new Set(),
): { content: Partial<Content>; faults: Fault[] } {
  const parsed: [CollectionName, unknown][] = [];
  const { filled, faults: unfilled } = fillPlaceholders(raw);
  // A placeholder may name what stands in a file that could not be read.
  const faults = unread.size > 0 ? [] : unfilled;
  const isCertain = ({ input }: z.core.$ZodIssue) =>
    unread.size === 0 || typeof input !== 'string' || !/\{.+\}/.test(input);
  for (const name of collectionNames) {
    if (unread.has(collections[name].file)) continue;
    const result = collections[name].schema.safeParse(filled[name], { reportInput: true });
    if (result.success) {
      parsed.push([name, result.data]);
      continue;
    }
    const { issues } = result.error;
    faults.push(
      ...(filled[name] === undefined
        ? [missing(name, raw)]
        : issues.filter(isCertain).flatMap((issue) => toFaults(name, filled[name], issue))),
    );
    const list = filled[name];
    if (Array.isArray(list)) {
      const broken = new Set(issues.map(({ path }) => path[0]));
      parsed.push([name, list.filter((_, index) => !broken.has(index))]);
    }
  }
  return { content: Object.fromEntries(parsed), faults };
}

/** A collection that no file has, perhaps as it has another name there. */
function missing(name: CollectionName, raw: RawContent): Fault {
  const others = Object.keys(raw).filter((key) => !(key in collections));
  const near = others.length > 0 ? nearestName(name, others) : '';
  const instead = isNear(name, near) ? `, instead of ${near}` : '';
  const { file } = collections[name];
  return {
    file,
    item: name,
    field: '',
    problem: 'is missing',
    expected: `the line: export const ${name}${instead}`,
  };
}

function toFaults(name: CollectionName, raw: unknown, issue: z.core.$ZodIssue): Fault[] {
  const { file, schema } = collections[name];
  const [first, ...rest] = issue.path;
  const inList = Array.isArray(raw) && typeof first === 'number';
  const item = inList ? itemName(name, raw[first], first) : name;
  const path = inList ? rest : issue.path;
  const at = { file, item, field: fieldName(path) };

  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => ({
      ...at,
      field: fieldName([...path, key]),
      problem: 'is not a field that the site knows',
      expected: suggestion(key, known),
    }));
  }
  return [{ ...at, problem: describeProblem(issue), expected: expectedAt(schema, issue) }];
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

function suggestion(key: string, known: string[]): string {
  const nearest = known.length > 0 ? nearestName(key, known) : '';
  return nearest && isNear(key, nearest) ? `${nearest} (did you mean that?)` : 'no such line';
}

function expectedAt(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const description = schemaAt(schema, issue.path)?.description;
  if (issue.code === 'invalid_value' && issue.values.length > 6 && issue.input !== undefined) {
    return expectedName(String(issue.input), issue.values.map(String));
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
