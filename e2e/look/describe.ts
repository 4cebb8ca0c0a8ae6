import type { Difference, Region } from './compare';
import type { Look } from './shoot';

/** Tells in words what differs, one line for each part of the page; nothing when nothing does. */
export function describeDifference({ longer, spots }: Difference, look: Look): string[] {
  const lines: string[] = [];
  if (longer !== 0) {
    lines.push(`the page is ${Math.abs(longer)} px ${longer > 0 ? 'longer' : 'shorter'}`);
  }
  for (const part of parts(spots)) {
    const { left, top, right, bottom } = part;
    const heading = look.headings.findLast((one) => one.top <= top + 24)?.text;
    const place = heading ? `below “${heading.replaceAll('\n', ' ')}”` : 'above the first heading';
    const [across, down] = [`${px(left)} to ${px(right)}`, `${px(top)} to ${px(bottom)}`];
    lines.push(
      `${place}: ${down} px from the top, ${across} px from the left, by ${part.by} of 255`,
    );
  }
  return lines;
}

/** Joins spots of which one begins less than 100 px below the other. */
function parts(spots: Difference['spots']): Difference['spots'] {
  const joined: Difference['spots'] = [];
  for (const spot of [...spots].sort((a, b) => a.top - b.top)) {
    const last = joined.at(-1);
    if (last && spot.top < last.bottom + 100) Object.assign(last, union(last, spot));
    else joined.push({ ...spot });
  }
  return joined;
}

function union<Spot extends Region & { by: number }>(a: Spot, b: Spot) {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    by: Math.max(a.by, b.by),
  };
}

function px(value: number): string {
  return String(Math.round(value));
}
