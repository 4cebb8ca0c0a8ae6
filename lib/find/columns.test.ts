import { columnStarts } from './columns';

/** Lines of one height, of letters with so many lines each. */
const linesOf = (...letters: number[]) =>
  letters.flatMap((count) =>
    Array.from({ length: count }, (_, index) => ({ height: 1, isFirst: index === 0 })),
  );

describe('columnStarts', () => {
  it('divides a long letter where the columns are even', () => {
    expect(columnStarts(linesOf(12), 2, 0)).toEqual([6]);
    expect(columnStarts(linesOf(4, 20, 3), 3, 0)).toEqual([9, 18]);
  });

  it('begins a column with a letter if that is near', () => {
    expect(columnStarts(linesOf(5, 7), 2, 0)).toEqual([5]);
    expect(columnStarts(linesOf(3, 9), 2, 0)).toEqual([6]);
  });

  it('counts lines that take more room, and the room around letters', () => {
    const [first, ...rest] = linesOf(8);
    expect(columnStarts([{ ...first, height: 5, isFirst: true }, ...rest], 2, 0)).toEqual([2]);
    expect(columnStarts(linesOf(1, 1, 1, 1, 12), 2, 2)).toEqual([4]);
  });

  it('needs no lines', () => {
    expect(columnStarts([], 3, 0)).toEqual([]);
  });
});
