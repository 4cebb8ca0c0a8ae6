/** A line of an index: its height, where 1 is that of a single line, and whether it begins a letter. */
type Line = { height: number; isFirst: boolean };

/** So many lines earlier or later may a column begin if it begins with a letter then. */
const slack = 1;

/**
 * Divides the lines of an index into columns of about the same height.
 * @param letterRoom the room around each letter, in lines
 * @returns the numbers of the lines, counted from 0, with which the second and later columns begin
 */
export function columnStarts(
  lines: readonly Line[],
  columns: number,
  letterRoom: number,
): number[] {
  if (lines.length === 0) return [];
  const tops: number[] = [];
  let end = 0;
  for (const { height, isFirst } of lines) {
    tops.push(end);
    end += height + (isFirst ? letterRoom : 0);
  }
  return Array.from({ length: columns - 1 }, (_, index) => {
    const wanted = (end * (index + 1)) / columns;
    const faults = lines.map(
      ({ isFirst }, line) => Math.abs((tops[line] ?? 0) - wanted) - (isFirst ? slack : 0),
    );
    return faults.indexOf(Math.min(...faults));
  });
}
