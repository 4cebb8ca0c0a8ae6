import type { ContentIssue } from '@/lib/content/report/issue';
import { mendFields } from '@/lib/content/report/misspelt-fields';
import { nearName } from '@/lib/content/report/near-name';
import { describeIssue, firstIssues } from '@/lib/content/report/schema-issue';
import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
  type RawContent,
} from '../collections';
import { fillPlaceholders, hasPlaceholder } from './placeholders';

/**
 * Fills the placeholders of all texts, and checks every collection against its schema.
 * @param unread the files that could not be read: what follows from that is not told
 * @returns the valid collections (of a list, the valid items), what the files export with the names of
 *   misspelt fields put right, and what is wrong; the content is complete only when nothing is
 */
export function parseContent(
  exported: RawContent,
  unread: ReadonlySet<string> = new Set(),
): { content: Partial<Content>; raw: RawContent; issues: ContentIssue[] } {
  const names = collectionNames.filter((name) => !unread.has(collections[name].file));
  const raw: RawContent = { ...exported };
  const misspelt = names.flatMap((name) => {
    const { schema } = collections[name];
    const { error } = schema.safeParse(raw[name]);
    const { value, issues } = mendFields(name, schema, raw[name], error?.issues ?? []);
    raw[name] = value;
    return issues;
  });
  const { filled, issues: unfilled } = fillPlaceholders(raw);
  const content: [CollectionName, unknown][] = [];
  const invalid = names.flatMap((name) => {
    const value = filled[name];
    const { data, error } = collections[name].schema.safeParse(value, { reportInput: true });
    if (!error) content.push([name, data]);
    if (!error || value === undefined) return error ? missing(name, raw) : [];
    if (Array.isArray(value)) {
      const broken = new Set(error.issues.map(({ path }) => path[0]));
      content.push([name, value.filter((_, index) => !broken.has(index))]);
    }
    return firstIssues(error.issues)
      .filter(({ input }) => !hasPlaceholder(name, input, unread.size === 0))
      .map((issue) => describeIssue(name, value, issue));
  });
  // A placeholder may name what stands in a file that could not be read.
  const issues = [...misspelt, ...(unread.size > 0 ? [] : unfilled), ...invalid];
  return { content: Object.fromEntries(content), raw, issues };
}

/** A collection that no file has, perhaps as it has another name there. */
function missing(name: CollectionName, raw: RawContent): ContentIssue {
  const near = nearName(
    name,
    Object.keys(raw).filter((key) => !(key in collections)),
  );
  const instead = near ? `, instead of ${near}` : '';
  const { file } = collections[name];
  const expected = `the line: export const ${name}${instead}`;
  return { file, item: name, field: '', problem: 'is missing', expected };
}
