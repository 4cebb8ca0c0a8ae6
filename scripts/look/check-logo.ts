import sharp from 'sharp';
import type { ContentIssue } from '@/lib/content/report/issue';

/** How many px a unit of the logo's box is while it is looked at. */
const scale = 3;
const box = 40;
/** What must be filled at least, in units: a leaf of half the width would be a speck in a tab. */
const least = 28;

/** How many numbers a letter of a path takes at a time, if not two. */
const sizes: Record<string, number> = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Where something painted lies, in units of the box. */
type Bounds = { left: number; top: number; right: number; bottom: number };

/**
 * Finds a shape of the logo that is no path, or not a whole one, or that its box would cut off, and a
 * logo that was drawn for a smaller box.
 * @param shapes the `d` of each path, by its name in lib/logo.ts
 */
export async function findLogoIssue(
  shapes: Record<string, string>,
): Promise<ContentIssue | undefined> {
  const all: Bounds[] = [];
  for (const [name, d] of Object.entries(shapes)) {
    if (!/^\s*m/i.test(d)) {
      return issueIn(
        name,
        'is not the text of a d="…": copy what stands between its quotes, which begins with M.',
      );
    }
    // Programs leave out what comes after such a sign, each in its own way.
    const odd = /[^mlhvcsqtaze\d\s.,+-]|(?<!\d)e|e(?![+-]?\d)/iu.exec(d);
    if (odd) {
      return issueIn(
        name,
        `has the sign ${odd[0]} after “${d.slice(0, odd.index).slice(-12)}”: a path has only numbers and the letters M L H V C S Q T A Z. Copy it again.`,
      );
    }
    const uneven = findUneven(d);
    if (uneven) return issueIn(name, uneven);
    const bounds = await boundsOf(d);
    if (!bounds || bounds.left < 0 || bounds.top < 0 || bounds.right > box || bounds.bottom > box) {
      return issueIn(
        name,
        'is not inside the box of 40 × 40, so it would be cut off: ask for an SVG with viewBox="0 0 40 40".',
      );
    }
    all.push(bounds);
  }
  const width =
    Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left));
  const height =
    Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
  return Math.max(width, height) < least
    ? issueIn(
        '',
        `The shapes fill only ${Math.round(width)} × ${Math.round(height)} of the box of 40 × 40, so the icons would be small: ask for an SVG with viewBox="0 0 40 40".`,
      )
    : undefined;
}

function issueIn(item: string, problem: string): ContentIssue {
  return { file: 'lib/logo.ts', item, field: '', problem, expected: '' };
}

/** Programs leave out all that comes after a letter with a number too few or too many. */
function findUneven(d: string): string | undefined {
  for (const [whole, letter = '', numbers = ''] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const size = sizes[letter.toLowerCase()] ?? 2;
    const count = countNumbers(numbers, size === sizes.a);
    if (size === 0 ? count === 0 : count > 0 && count % size === 0) continue;
    const shown = whole.length > 40 ? `${whole.slice(0, 40)}…` : whole.trim();
    const takes = `${size || 'no'} ${size > 1 ? 'numbers' : 'number'}${size ? ' at a time' : ''}`;
    return `has “${shown}”, but ${letter} takes ${takes}. Copy it again.`;
  }
  return undefined;
}

/**
 * How many numbers a text has, which may touch: 1.5.5-2 has three. NaN when it has anything else.
 * @param isArc whether the fourth and fifth of seven are one digit, 0 or 1
 */
function countNumbers(text: string, isArc: boolean): number {
  let rest = text;
  for (let count = 0; ; count++) {
    rest = rest.replace(/^[\s,]+/, '');
    if (!rest) return count;
    const isFlag = isArc && [3, 4].includes(count % 7);
    const number = isFlag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i;
    const [found] = number.exec(rest) ?? [];
    if (!found) return Number.NaN;
    rest = rest.slice(found.length);
  }
}

/** Draws a shape with as much room on all sides as the box is wide, and looks where it is. */
async function boundsOf(d: string): Promise<Bounds | undefined> {
  const side = 3 * box;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * scale}" height="${side * scale}" viewBox="${-box} ${-box} ${side} ${side}"><path d="${d}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawn))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = [...data.keys()].filter((at) => (data[at] ?? 0) > 0);
  if (painted.length === 0) return undefined;
  const columns = painted.map((at) => at % info.width);
  const lines = painted.map((at) => Math.floor(at / info.width));
  const inUnits = (px: number) => px / scale - box;
  return {
    left: inUnits(columns.reduce((a, b) => Math.min(a, b))),
    top: inUnits(lines.reduce((a, b) => Math.min(a, b))),
    right: inUnits(columns.reduce((a, b) => Math.max(a, b)) + 1),
    bottom: inUnits(lines.reduce((a, b) => Math.max(a, b)) + 1),
  };
}
