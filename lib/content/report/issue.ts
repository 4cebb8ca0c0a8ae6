import { type ContentKey, contentDefinitions } from '@/lib/content/collections';
import type { RawContent } from '@/lib/content/types';

/** The path of a value: the name of its collection, then property names and indexes, as in posts, 0, title. */
export type Path = readonly PropertyKey[];

/** An error in a file, or a fact that the owner should check again. */
export type ContentIssue = {
  /** The path from the project's root: content/packages.ts */
  file: string;
  /** The value and the problem: familyPackages › family-4-nights › price › now is 17.9 */
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
  const { file } = contentDefinitions[path[0] as ContentKey];
  return { file, path, text: `${describePath(raw, path)} ${problem}`, help };
}

/** Describes a path for owners, with positions counted from one: posts › three-days › sections › #1 › heading */
function describePath(raw: RawContent, path: Path): string {
  let value: unknown = raw;
  const words = path.map((part, depth) => {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[part];
    return typeof part === 'number' ? entryName(value, depth) || `#${part + 1}` : String(part);
  });
  return words.join(' › ');
}

function entryName(entry: unknown, depth: number): unknown {
  const { slug, id, name, title, label } = (entry ?? {}) as Record<string, unknown>;
  return slug || id || name || (depth === 1 && (title || label));
}
