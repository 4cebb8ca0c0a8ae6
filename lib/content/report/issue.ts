import { type CollectionName, collections } from '@/lib/content/collections';
import type { RawContent } from '@/lib/content/content';

/** The path of a value: the name of its collection, then property names and indexes, as in posts, 0, title. */
export type Path = readonly PropertyKey[];

/** An error in a file, or a fact that the owner should check again. */
export type ContentIssue = {
  /** The path from the project's root: content/packages.ts */
  file: string;
  /** The value and the problem: familyPackages › family-4-nights › price.now is 17.9 */
  text: string;
  /** A sentence about what is expected or what to do. */
  help?: string | undefined;
  /** The line, counted from one, and the column, counted from zero, if they are known. */
  line?: number | undefined;
  column?: number | undefined;
  /** The path of the value, for finding its line. */
  path?: Path;
};

/** Makes an issue about the value at a path. */
export function issueAt(raw: RawContent, path: Path, problem: string, help?: string): ContentIssue {
  const { file } = collections[path[0] as CollectionName];
  return { file, path, text: `${describePath(raw, path)} ${problem}`, help };
}

/** Describes a path for owners, with positions counted from one: posts › three-days › sections #1 › heading */
function describePath(raw: RawContent, [name, ...inner]: Path): string {
  const list = raw[name as CollectionName];
  const [index, ...field] = inner;
  const isEntry = Array.isArray(list) && typeof index === 'number';
  const words = isEntry ? [entryName(list[index], index), fieldName(field)] : [fieldName(inner)];
  return [String(name), ...words].filter(Boolean).join(' › ');
}

function entryName(entry: unknown, index: number): string {
  const { slug, id, title, label } = (entry ?? {}) as Record<string, unknown>;
  return String(slug || id || title || label || `entry ${index + 1}`);
}

/** Puts a dot between names, and › after a position: itinerary #2 › image.alt */
function fieldName(path: Path): string {
  const parts = path.map((part, index) => {
    if (typeof part === 'number') return ` #${part + 1}`;
    const separator = typeof path[index - 1] === 'number' ? ' › ' : '.';
    return index === 0 ? String(part) : separator + String(part);
  });
  return parts.join('').trim();
}
