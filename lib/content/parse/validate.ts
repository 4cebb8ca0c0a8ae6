import { z } from 'zod';
import { contentSchema, findField } from '@/lib/content/find-field';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { RawContent, ValidContent } from '@/lib/content/types';
import { variablesIn } from './variables';

/**
 * Validates all content with the schemas in content/schema. Skips the length of texts with variables, because it is not
 * known yet.
 * @returns the content if it is valid, otherwise its issues
 */
export function validateContent(raw: RawContent): {
  valid?: ValidContent;
  issues: ContentIssue[];
} {
  // `jitless`: compiling the schemas would take longer than validating once without it.
  const options = { error: describe, reportInput: true, jitless: true };
  const { data, error } = contentSchema.safeParse(raw, options);
  const wrong = error?.issues.filter((issue) => !isUnknownLength(issue)) ?? [];
  // The schemas don't transform values, so the raw content can be used if only unknown lengths were reported.
  if (wrong.length === 0) return { valid: (data ?? raw) as ValidContent, issues: [] };
  const found = wrong.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return fields.map((field) =>
      issueAt(raw, [...issue.path, ...field], `${issue.message}.`, helpFor(raw, issue, field[0])),
    );
  });
  return { issues: found };
}

const isUnknownLength = ({ code, input }: z.core.$ZodIssue) =>
  (code === 'too_big' || code === 'too_small') &&
  typeof input === 'string' &&
  variablesIn(input).length > 0;

/** The default message for an invalid value. */
const describe: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') return 'is an unknown field';
  if (input === undefined) return 'is missing';
  if (code === 'invalid_type' && typeof input === 'string' && /^(true|false|[\d.]+)$/.test(input))
    return `is "${input}": delete the quotes`;
  if (code !== 'too_big' && code !== 'too_small') return `is ${valueInWords(input)}`;
  const limit = code === 'too_big' ? `limit is ${issue.maximum}` : `minimum is ${issue.minimum}`;
  if (input === '') return 'is empty';
  const { length } = Object(input);
  if (length === 0) return 'is an empty list';
  if (length === undefined) return `is ${valueInWords(input)}; the ${limit}`;
  const [one, other] = Array.isArray(input) ? ['entry', 'entries'] : ['character', 'characters'];
  return `has ${length} ${length === 1 ? one : other}; the ${limit}`;
};

function valueInWords(input: unknown): string {
  if (Array.isArray(input)) return 'a list in [ ]';
  if (typeof input === 'object' && input !== null) return 'a group of fields in { }';
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 80 ? `${text.slice(0, 80)}…"` : text;
}

/**
 * Says what is expected, from the description in the schema or by the most similar name.
 * @param unknown the name of the unknown field, if that is the issue
 */
function helpFor(raw: RawContent, issue: z.core.$ZodIssue, unknown?: string) {
  const { schema, description } = findField(issue.path) ?? {};
  if (unknown !== undefined && schema instanceof z.ZodObject) {
    const given = Object.keys(issue.input as object);
    const free = Object.keys(schema.shape).filter((field) => !given.includes(field));
    return didYouMean(unknown, free);
  }
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  if (options.length > 1) return didYouMean(String(issue.input), options);
  // A rule about several fields, such as `was` and `now`, gets their object. Its message says what is expected.
  const value = issue.path.reduce((outer: unknown, part) => Object(outer)[part], raw);
  const isAboutSeveral = issue.code === 'custom' && issue.input !== value;
  return description && !isAboutSeveral ? `Expected: ${description}.` : undefined;
}
