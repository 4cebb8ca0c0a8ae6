import type { XY } from './map-frame';
import type { Dot } from './map-labels';

/** A day of a trip on the way that it is travelled; whether it stands in one badge with the day before it. */
export type DayDot = { day: number; at: XY; follows: boolean };

/** The radius of the circle around a day, in units. */
export const dayRadius = 9;

/** How far the days of one badge are from each other. */
export const dayStep = 16;

/** Where on a line its days may be, as a share of its length: in its middle if there is room. */
const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

/**
 * The days of all lines, those of one line side by side in one badge. They keep clear of marks and of each
 * other; where that can't be they are in the middle. A line that is hardly longer than a circle has none.
 * @param lines the points of `path` are a few units apart
 */
export function placeDays(
  lines: readonly { days: readonly number[]; path: readonly XY[] }[],
  marks: readonly Dot[],
): DayDot[] {
  const placed: DayDot[] = [];
  for (const { days, path } of lines) {
    const lengths = lengthsTo(path);
    const whole = lengths.at(-1) ?? 0;
    const options = shares.map((share) => {
      const [x, y] = pointAt(whole * share);
      const first = x - ((days.length - 1) / 2) * dayStep;
      return days.map(
        (day, index): DayDot => ({ day, at: [first + index * dayStep, y], follows: index > 0 }),
      );
    });
    const taken = [...marks, ...placed.map(({ at }) => ({ at, radius: dayRadius }))];
    const isFree = ({ at: [x, y] }: DayDot) =>
      taken.every(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) > radius + dayRadius + 1);
    const free = options.find((option) => option.every(isFree));
    // Between marks that are so close a circle would hide the line.
    const forced = whole < dayRadius * 4 ? [] : (options[0] ?? []);
    if (whole >= dayRadius * 2) placed.push(...(free ?? forced));

    function pointAt(length: number): XY {
      return path[lengths.findIndex((one) => one >= length)] ?? [0, 0];
    }
  }
  return placed;
}

/** How long a path is up to each of its points. */
function lengthsTo(path: readonly XY[]): number[] {
  let passed = 0;
  return path.map(([x, y], index) => {
    const [fromX, fromY] = path[index - 1] ?? [x, y];
    passed += Math.hypot(x - fromX, y - fromY);
    return passed;
  });
}
