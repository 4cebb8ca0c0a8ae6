import type { ContentIssue } from '@/lib/content/report/issue';
import { closes, opens, readTokens } from './tokens';

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
    const { kind, text, line } = token;
    const top = stack.at(-1);
    const next = tokens[at + 1];
    if (closes(token)) stack.pop();
    else if (!top && tokens[at - 1]?.text === 'const') {
      list = text;
      lines.set(list, line);
    } else if (text === ',' && top) top.index++;
    else if (top?.bracket === '{' && next?.text === ':' && kind !== 'sign') {
      const key = kind === 'text' ? text.slice(1, -1) : text;
      top.value = `${top.path}.${key}`;
      lines.set(top.value, line);
      if (/^(slug|id|label)$/.test(key)) nameEntry(top.path, tokens[at + 2]?.text ?? '');
    } else if (top?.bracket === '[') {
      top.value = `${top.path}[${top.index}]`;
      if (!lines.has(top.value)) lines.set(top.value, line);
    }
    // What a function makes of a group has the lines of the group.
    if (opens(token))
      stack.push({ bracket: text, path: stack.at(-1)?.value ?? list, index: 1, value: '' });
    const call = stack.at(-1);
    if (call?.bracket === '(') call.value = call.index === 1 ? call.path : '';
  }
  return { lines, names };

  /** Remembers the first name of an entry, by which the report calls it. */
  function nameEntry(path: string, name: string) {
    const [, of] = /^(\w+)\[\d+\]$/.exec(path) ?? [];
    const called = `${of} › ${name.replace(/^['"]|['"]$/g, '')}`;
    if (of && !names.has(called)) names.set(called, path);
  }
}

/**
 * Adds to an issue the line of its file on which the value stands: that of the entry or the list for a
 * value that is missing. Of a copy it tells the line of the first one, too.
 * @param positionsOf where the values of a file stand
 */
export function addLine(
  issue: ContentIssue,
  positionsOf: (file: string) => Positions | undefined,
): ContentIssue {
  const { file, item, field, line, entry, repeats } = issue;
  const positions = positionsOf(file);
  if (line !== undefined || !positions) return issue;
  const { lines, names } = positions;
  const [list = '', called = ''] = item.split(' › ');
  const index = entry === undefined ? Number(/^item (\d+)$/.exec(called)?.[1]) : entry + 1;
  const start = index ? `${list}[${index}]` : (names.get(item) ?? list);
  let path = field ? `${start}.${field}` : start;
  while (path && !lines.has(path)) path = path.replace(/[.[]?[^.[]*$/, '');
  const located = { ...issue, line: lines.get(path) };
  const { list: first, entry: number = 0, file: other = file } = repeats ?? {};
  const firstLine = positionsOf(other)?.lines.get(`${first}[${number + 1}].${field}`);
  if (firstLine === undefined) return located;
  const where = other === file ? '' : ` of ${other}`;
  return { ...located, problem: `${issue.problem}, in line ${firstLine}${where}` };
}
