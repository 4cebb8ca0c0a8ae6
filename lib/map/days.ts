import type { Point } from './chart';

/** A day of a trip on the way that it is travelled. */
export type Day = { day: number; at: Point };

/** The radius of the circle around a day, in units. */
export const dayRadius = 9;

const apart = dayRadius * 2 + 3;

/** A line as long as two circles is seen between its marks. */
const short = dayRadius * 4;

/** Where on a line its days may be, as a share of its length: in its middle if there is room. */
const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

type Circle = { at: Point; radius: number };

/**
 * The days of all lines, those of one line side by side. They keep clear of marks and of each other; where
 * that can't be they are in its middle. A short line has none there, as its marks hide it.
 * @param lines the points of `path` are a few units apart
 */
export function daysOn(
  lines: readonly { days: readonly number[]; path: readonly Point[] }[],
  marks: readonly Circle[],
): Day[] {
  const placed: Day[] = [];
  for (const { days, path } of lines) {
    const options = shares.map((share) => daysAlong(days, path, share));
    const taken = [...marks, ...placed.map(({ at }) => ({ at, radius: dayRadius }))];
    const isFree = (option: readonly Day[]) =>
      option.every(({ at: [x, y] }) =>
        taken.every(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) > radius + dayRadius + 1),
      );
    const length = lengthsTo(path).at(-1) ?? 0;
    if (length < dayRadius * 2) continue;
    const hidden = length < short ? [] : options[0];
    placed.push(...(options.find(isFree) ?? hidden ?? []));
  }
  return placed;
}

function daysAlong(days: readonly number[], path: readonly Point[], share: number): Day[] {
  const lengths = lengthsTo(path);
  const middle = (lengths.at(-1) ?? 0) * share;
  return days.map((day, index) => {
    const along = middle + (index - (days.length - 1) / 2) * apart;
    const corner = lengths.findIndex((length) => length >= along);
    return { day, at: path[corner] ?? [0, 0] };
  });
}

/** How long a path is up to each of its points. */
function lengthsTo(path: readonly Point[]): number[] {
  let passed = 0;
  return path.map(([x, y], index) => {
    const [fromX, fromY] = path[index - 1] ?? [x, y];
    passed += Math.hypot(x - fromX, y - fromY);
    return passed;
  });
}
