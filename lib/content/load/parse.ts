import { checkRelations } from '@/lib/content/check/check-content';
import { checkUnique } from '@/lib/content/check/check-unique';
import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
  type RawContent,
} from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { nearName } from '@/lib/content/report/near-name';
import { describeIssue, firstIssues, takeMisspelt } from '@/lib/content/report/schema-issue';
import { fillPlaceholders, hasPlaceholder } from './placeholders';

/**
 * Fills the placeholders of all texts, and checks every collection against its schema. A name that is missing or
 * misspelt makes all that asks for it look wrong, so how entries refer to each other is looked at when every entry
 * is right by itself.
 * @param unread the files that could not be read: what follows from that is not told
 * @returns the valid collections (of a list, the valid items), and what is wrong; the content is complete
 *   only when nothing is
 */
export function parseContent(
  exported: RawContent,
  unread: ReadonlySet<string> = new Set(),
): { content: Partial<Content>; issues: ContentIssue[] } {
  const names = collectionNames.filter((name) => !unread.has(collections[name].file));
  const { filled, issues: unfilled } = fillPlaceholders(exported);
  const content: [CollectionName, unknown][] = [];
  const invalid = names.flatMap((name) => {
    const value = filled[name];
    const { data, error } = collections[name].schema.safeParse(value, { reportInput: true });
    if (!error) content.push([name, data]);
    if (!error || value === undefined) return error ? missingCollection(name, exported) : [];
    if (Array.isArray(value)) {
      const broken = new Set(error.issues.map(({ path }) => path[0]));
      content.push([name, value.filter((_, index) => !broken.has(index))]);
    }
    const { misspelt, left } = takeMisspelt(name, value, firstIssues(error.issues));
    const described = left
      .filter(({ input }) => !hasPlaceholder(name, input))
      .map((issue) => describeIssue(name, value, issue));
    return [...misspelt, ...described];
  });
  const parsed = Object.fromEntries(content);
  const issues = [...checkUnique(exported), ...invalid];
  if (issues.length > 0 || unread.size > 0) return { content: parsed, issues };
  // Not the parsed content: it lacks an entry whose text is too long because of a placeholder that names nothing.
  const relations = checkRelations(filled as Content);
  return { content: parsed, issues: [...unfilled, ...relations] };
}

/** A collection that no file has, perhaps as it has another name there. */
function missingCollection(name: CollectionName, raw: RawContent): ContentIssue {
  const near = nearName(
    name,
    Object.keys(raw).filter((key) => !(key in collections)),
  );
  const instead = near ? `, instead of ${near}` : '';
  const { file } = collections[name];
  const expected = `the line: export const ${name}${instead}`;
  return { file, item: name, field: '', problem: 'is missing', expected };
}
