import type { ContentIssue } from './issue';
import { isClosing, opens, readTokens } from './tokens';

/** Where the values of a content file stand. */
export type Positions = {
  /** The line of each value, by its path, which counts from one: packages[2].price.now */
  lines: ReadonlyMap<string, number>;
  /** The paths of the entries of lists, by list and name: packages › short-trip */
  names: ReadonlyMap<string, string>;
};

/** Finds the lines of all values in the source of a content file. */
export function readPositions(source: string): Positions {
  const tokens = readTokens(source);
  const lines = new Map<string, number>();
  const names = new Map<string, string>();
  /** The brackets that are open: the path of each, the place in a list, and the path of its last value. */
  const stack: { bracket: string; path: string; index: number; value: string }[] = [];
  let list = '';

  for (const [at, token] of tokens.entries()) {
    const { text, line } = token;
    const top = stack.at(-1);
    if (isClosing(token)) stack.pop();
    else if (!top && tokens[at - 1]?.text === 'const') {
      list = text;
      lines.set(list, line);
    } else if (text === ',' && top) top.index++;
    else if (top?.bracket === '{' && tokens[at + 1]?.text === ':') {
      top.value = `${top.path}.${text.replace(/['"]/g, '')}`;
      lines.set(top.value, line);
      const called = `${list} › ${tokens[at + 2]?.text.replace(/^['"]|['"]$/g, '')}`;
      const isName = /^\w+\[\d+\]$/.test(top.path) && /^(slug|id|label)$/.test(text);
      if (isName && !names.has(called)) names.set(called, top.path);
    } else if (top?.bracket === '[') {
      top.value = `${top.path}[${top.index}]`;
      if (!lines.has(top.value)) lines.set(top.value, line);
    }
    if (opens(token)) stack.push({ bracket: text, path: top?.value ?? list, index: 1, value: '' });
  }
  return { lines, names };
}

/**
 * Adds to an issue the line of its file on which the value stands: that of the entry or the list for a
 * value that is missing.
 * @param positionsOf where the values of a file stand
 */
export function addLine(
  issue: ContentIssue,
  positionsOf: (file: string) => Positions | undefined,
): ContentIssue {
  const { file, item, field, line, entry } = issue;
  const positions = positionsOf(file);
  if (line !== undefined || !positions) return issue;
  const { lines, names } = positions;
  const [list = '', called = ''] = item.split(' › ');
  const index = entry === undefined ? Number(/^item (\d+)$/.exec(called)?.[1]) : entry + 1;
  const start = index ? `${list}[${index}]` : (names.get(item) ?? list);
  let path = field ? `${start}.${field}` : start;
  while (path && !lines.has(path)) path = path.replace(/[.[]?[^.[]*$/, '');
  return { ...issue, line: lines.get(path) };
}
