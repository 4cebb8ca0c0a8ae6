import type { Fault } from './fault';
import type { Reading } from './source/read';

type Lines = Pick<Reading, 'lines' | 'names'>;

/**
 * Adds to a fault the line of its file on which the value stands: that of the entry or the list for a
 * value that is missing. Of a copy it tells the line of the first one, too.
 * @param readingOf what the source of a file says of itself
 */
export function locate(fault: Fault, readingOf: (file: string) => Lines | undefined): Fault {
  const { item, field, line, entry, repeats } = fault;
  const reading = readingOf(fault.file);
  if (line !== undefined || !reading) return fault;
  const { lines, names } = reading;
  if (repeats) {
    const first = readingOf(repeats.file)?.lines.get(
      `${repeats.list}[${repeats.entry + 1}].${field}`,
    );
    const where = repeats.file === fault.file ? '' : ` of ${repeats.file}`;
    const problem =
      first === undefined ? fault.problem : `${fault.problem}, in line ${first}${where}`;
    return locate({ ...fault, problem, repeats: undefined }, readingOf);
  }
  const [list = '', called = ''] = item.split(' › ');
  const numbered = /^item (\d+)$/.exec(called)?.[1];
  const start =
    entry !== undefined
      ? `${list}[${entry + 1}]`
      : numbered
        ? `${list}[${numbered}]`
        : (names.get(item) ?? list);
  for (
    let path = field ? `${start}.${field}` : start;
    path;
    path = path.replace(/[.[]?[^.[]*$/, '')
  ) {
    const found = lines.get(path);
    if (found !== undefined) return { ...fault, line: found };
  }
  return fault;
}
