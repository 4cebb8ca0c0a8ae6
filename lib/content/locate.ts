import type { Fault } from './fault';
import type { Reading } from './source/read';

/**
 * Adds to a fault the line of its file on which the value stands: that of the entry or the list for a
 * value that is missing.
 * @param reading what the source of the fault's file says of itself
 */
export function locate(fault: Fault, { lines, names }: Pick<Reading, 'lines' | 'names'>): Fault {
  const { item, field, line } = fault;
  if (line !== undefined) return fault;
  const [list = '', called = ''] = item.split(' › ');
  const numbered = /^item (\d+)$/.exec(called)?.[1];
  const start = numbered ? `${list}[${numbered}]` : (names.get(item) ?? list);
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
