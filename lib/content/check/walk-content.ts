import {
  type CollectionName,
  type Content,
  collectionNames,
  type PackageEntry,
  packageCollections,
} from '@/lib/content/collections';
import { type ContentIssue, type IssueText, issueAt } from '@/lib/content/report/issue';

/** A field somewhere inside a value. */
export type ValueField = {
  /** Its path, which counts from one: slides[1].image.src */
  path: string;
  key: string;
  value: unknown;
  /** The object that contains it. */
  parent: object;
};

/** Every named field in a value, however deep, in reading order. */
export function walk(value: unknown, path = ''): ValueField[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => walk(item, `${path}[${index + 1}]`));
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path ? `${path}.${key}` : key;
    return [{ path: here, key, value: inner as unknown, parent: value }, ...walk(inner, here)];
  });
}

/** A text somewhere inside a value. */
type TextField = Pick<ValueField, 'path' | 'key'> & { text: string };

/** Every text in a value: fields that are texts, and those that are lists of texts. */
export function textsIn(value: unknown): TextField[] {
  return walk(value).flatMap(({ path, key, value: found }) =>
    [found].flat().flatMap((text, index) => {
      const own = Array.isArray(found) ? `${path}[${index + 1}]` : path;
      return typeof text === 'string' ? { path: own, key, text } : [];
    }),
  );
}

/** An entry of a list, or a whole collection that is no list. */
type ContentPart = {
  name: CollectionName;
  value: unknown;
  /** What an issue calls it: undefined for a collection that is no list. */
  item: unknown;
};

/** Every entry of every list, and every collection that is no list. */
export function contentParts(
  content: Partial<Content> | Record<string, unknown>,
  names: readonly CollectionName[] = collectionNames,
): ContentPart[] {
  return names.flatMap((name) => {
    const whole: unknown = (content as Partial<Record<CollectionName, unknown>>)[name];
    if (whole === undefined) return [];
    if (!Array.isArray(whole)) return { name, value: whole, item: undefined };
    return whole.map((value) => ({ name, value, item: value }));
  });
}

/** What is wrong with a field, or with a text: nothing, one thing or several. */
type CheckResult = IssueText | readonly IssueText[] | false | undefined;

/** Judges every field of the content. */
export function checkEachField(
  content: Partial<Content>,
  judge: (field: ValueField, part: ContentPart) => CheckResult,
): ContentIssue[] {
  return contentParts(content).flatMap((part) =>
    walk(part.value).flatMap((field) => issuesAt(part, field.path, judge(field, part))),
  );
}

/** Judges every text of the content. */
export function checkEachText(
  content: Partial<Content> | Record<string, unknown>,
  judge: (field: TextField, part: ContentPart) => CheckResult,
  names = collectionNames,
): ContentIssue[] {
  return contentParts(content, names).flatMap((part) =>
    textsIn(part.value).flatMap((field) => issuesAt(part, field.path, judge(field, part))),
  );
}

/** What is wrong with a field of an entry. */
export type FieldIssue = IssueText & { field: string };

/** Judges every package. */
export function checkEachPackage(
  content: Partial<Content>,
  judge: (trip: PackageEntry) => readonly FieldIssue[],
): ContentIssue[] {
  return packageCollections.flatMap((list) =>
    (content[list] ?? []).flatMap((trip: PackageEntry) =>
      judge(trip).map(({ field, ...told }) => issueAt(list, trip, field, told)),
    ),
  );
}

function issuesAt({ name, item }: ContentPart, path: string, verdict: CheckResult): ContentIssue[] {
  return [verdict || []].flat().map((told) => issueAt(name, item, path, told));
}
