import sharp from 'sharp';
import type { ContentIssue } from '@/lib/content/report/issue';

/** How many px a unit of the logo's box is while it is looked at. */
const scale = 3;
const box = 40;
/** What must be filled at least, in units: a leaf of half the width would be a speck in a tab. */
const least = 28;

/** Where something painted lies, in units of the box. */
type Bounds = { left: number; top: number; right: number; bottom: number };

/**
 * Finds a shape of the logo that cannot be drawn, or that its box would cut off, and a logo that was drawn
 * for a smaller box.
 * @param shapes the `d` of each path, by its name in lib/logo.ts
 */
export async function checkLogo(shapes: Record<string, string>): Promise<ContentIssue | undefined> {
  const all: Bounds[] = [];
  for (const [name, d] of Object.entries(shapes)) {
    // A whole element within the quotes of d="…" is no SVG, which throws.
    const bounds = await boundsOf(d).catch(() => undefined);
    if (!bounds) {
      return issueIn(
        name,
        'is not the text of a d="…": copy what stands between its quotes, which begins with M.',
      );
    }
    if (bounds.left < 0 || bounds.top < 0 || bounds.right > box || bounds.bottom > box) {
      return issueIn(
        name,
        'is not inside the box of 40 × 40, so it would be cut off: ask for an SVG with viewBox="0 0 40 40".',
      );
    }
    all.push(bounds);
  }
  const width = Math.max(...all.map((one) => one.right)) - Math.min(...all.map((one) => one.left));
  const height = Math.max(...all.map((one) => one.bottom)) - Math.min(...all.map((one) => one.top));
  if (Math.max(width, height) >= least) return undefined;
  return issueIn(
    '',
    `The shapes fill only ${Math.round(width)} × ${Math.round(height)} of the box of 40 × 40, so the icons would be small: ask for an SVG with viewBox="0 0 40 40".`,
  );
}

function issueIn(item: string, problem: string): ContentIssue {
  return { file: 'lib/logo.ts', item, field: '', problem, expected: '' };
}

/** Draws a shape with as much room on all sides as the box is wide, and looks where it is. */
async function boundsOf(d: string): Promise<Bounds> {
  const side = 3 * box;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * scale}" height="${side * scale}" viewBox="${-box} ${-box} ${side} ${side}"><path d="${d}"/></svg>`;
  const { info } = await sharp(Buffer.from(drawn))
    .trim({ background: '#0000', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const inUnits = (px: number) => px / scale - box;
  return {
    left: inUnits(-trimOffsetLeft),
    top: inUnits(-trimOffsetTop),
    right: inUnits(width - trimOffsetLeft),
    bottom: inUnits(height - trimOffsetTop),
  };
}
