import type { XY } from './map-frame';
import { type Box, boxAround, type Dot, doOverlap, sizeOf } from './map-labels';

/** The days of a trip on the way that they travel, such as Day 2 · 4: one badge in its middle. */
export type DayBadge = Box & { label: string };

/** The height of a badge, in units. */
const badgeHeight = 20;

/** The size of its letters, in units. */
export const badgeFontSize = 12;

/** Where on a way its badge may be, as a share of its length: in its middle if there is room. */
const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

/** What share of a badge is left of its way: half of it if there is room. */
const shifts = [0.5, 0.8, 0.2];

/**
 * The badges of all ways. They keep clear of marks and of each other; where that can't be they are in the
 * middle. A way that is hardly longer than a badge is high has none.
 * @param ways the points of `path` are a few units apart
 */
export function placeDays(
  ways: readonly { label: string; path: readonly XY[] }[],
  marks: readonly Dot[],
): DayBadge[] {
  const placed: DayBadge[] = [];
  const rooms = marks.map(({ at, radius }) => boxAround(at, radius + 1));
  for (const { label, path } of ways) {
    const lengths = lengthsTo(path);
    const whole = lengths.at(-1) ?? 0;
    const width = 2 * Math.round(sizeOf(label, badgeFontSize).width / 2) + 8;
    const options = shifts.flatMap((shift) =>
      shares.map((share): DayBadge => {
        const [x, y] = path[lengths.findIndex((one) => one >= whole * share)] ?? [0, 0];
        const [left, top] = [Math.round(x - width * shift), Math.round(y - badgeHeight / 2)];
        return { label, x: left, y: top, width, height: badgeHeight };
      }),
    );
    const free = options.find((box) => ![...rooms, ...placed].some((one) => doOverlap(one, box)));
    // Between marks that are so close a badge would hide the way.
    const badge = free ?? (whole < badgeHeight * 2 ? undefined : options[0]);
    if (badge && label && whole >= badgeHeight) placed.push(badge);
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
