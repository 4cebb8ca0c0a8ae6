import { type CollectionName, collections, type RawContent } from '@/lib/content/collections';

/** What leads to a value: the name of its collection, then names and positions: posts, 0, title. */
export type Path = readonly PropertyKey[];

/** One thing that is wrong in a file, or that the owner should look up again. */
export type ContentIssue = {
  /** From the project's root: content/packages.ts */
  file: string;
  /** What is wrong, and with which value: familyPackages › family-4-nights › price.now is 17.9 */
  text: string;
  /** A sentence that says what is expected, or what to do. */
  help?: string | undefined;
  /** The line, counted from one, and the column, counted from zero, where they are known. */
  line?: number | undefined;
  column?: number | undefined;
  /** The path of the value in the file: its line can be found by it. */
  path?: Path;
};

/** An issue of the value at a path. */
export function issueAt(
  content: RawContent,
  path: Path,
  problem: string,
  help?: string,
): ContentIssue {
  const { file } = collections[path[0] as CollectionName];
  return { file, path, text: `${placeOf(content, path)} ${problem}`, help };
}

/** Says in words where a value stands; positions are counted from one: posts › three-days › sections[1].heading */
function placeOf(content: RawContent, [name, ...inner]: Path): string {
  const list = content[name as CollectionName];
  const [index, ...field] = inner;
  const isEntry = Array.isArray(list) && typeof index === 'number';
  const words = isEntry ? [entryName(list[index], index), fieldName(field)] : [fieldName(inner)];
  return [String(name), ...words].filter(Boolean).join(' › ');
}

function entryName(entry: unknown, index: number): string {
  const { slug, id, title, label } = (entry ?? {}) as Record<string, unknown>;
  return String(slug || id || title || label || `entry ${index + 1}`);
}

function fieldName(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
