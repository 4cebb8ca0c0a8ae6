import { type CollectionName, collections } from '@/lib/content/collections';

/** One thing that is wrong in the content, with all that an editor needs to find it. */
export type ContentIssue = {
  /** The file, from the project's root: content/packages.ts */
  file: string;
  /** The list and the item in it: familyPackages › family-4-nights-5-days */
  item: string;
  /** The field, with its place in a list: activities[2].image.src; empty for the item as a whole. */
  field: string;
  /** What is wrong: is "₹22.500" */
  problem: string;
  /** What would be right: a price in rupees such as ₹22,500; empty where the problem says it. */
  expected: string;
  /** Its line in the file, counted from one, where that is known. */
  line?: number | undefined;
  /** The place of the item in its list, counted from zero: names may be missing, or there twice. */
  entry?: number | undefined;
};

/** What is wrong, and what would be right. */
export type IssueText = Pick<ContentIssue, 'problem' | 'expected'>;

/** What is wrong with the source of a content file; lines are counted from one. */
export type SyntaxIssue = IssueText & { line: number };

/** An issue in a field of an item or, when item is undefined, of a collection that is not a list. */
export function issueAt(
  name: CollectionName,
  item: unknown,
  field: string,
  { problem, expected }: IssueText,
): ContentIssue {
  const at = item === undefined ? name : itemName(name, item, 0);
  return { file: collections[name].file, item: at, field, problem, expected };
}

/** The list and the name of its item: "familyPackages › family-4-nights-5-days". */
export function itemName(name: CollectionName, item: unknown, index?: number): string {
  if (index === undefined) return name;
  const own = item as { slug?: unknown; id?: unknown; label?: unknown } | null | undefined;
  const called = own?.slug ?? own?.id ?? own?.label;
  return `${name} › ${called === undefined || called === '' ? `item ${index + 1}` : String(called)}`;
}

/** Turns ['activities', 2, 'image', 'src'] into activities[3].image.src, which counts from one. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
