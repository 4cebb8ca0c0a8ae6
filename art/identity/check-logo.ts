import sharp from 'sharp';

/** How many px a unit of the logo's box is while it is looked at. */
const scale = 3;
const box = 40;

/**
 * Finds a shape of the logo that is no path, or that its box would cut off.
 * @param shapes the `d` of each path, by its name in lib/logo.ts
 * @returns a sentence for owners; undefined when all is well
 */
export async function findLogoIssue(shapes: Record<string, string>): Promise<string | undefined> {
  for (const [name, d] of Object.entries(shapes)) {
    const place = `lib/logo.ts: ${name}`;
    if (!/^\s*m[\d\s.,+a-z-]+$/i.test(d)) {
      return `${place} is not the text of a d="…": copy what stands between its quotes, which begins with M.`;
    }
    if (!(await isInBox(d))) {
      return `${place} is not inside the box of 40 × 40, so it would be cut off: ask for an SVG with viewBox="0 0 40 40".`;
    }
  }
  return undefined;
}

/** Draws a shape with as much room on all sides as the box is wide, and looks where it is. */
async function isInBox(d: string): Promise<boolean> {
  const side = 3 * box;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * scale}" height="${side * scale}" viewBox="${-box} ${-box} ${side} ${side}"><path d="${d}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawn))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInside = (px: number) => px >= box * scale && px < 2 * box * scale;
  const painted = [...data.keys()].filter((at) => (data[at] ?? 0) > 0);
  return (
    painted.length > 0 &&
    painted.every((at) => isInside(at % info.width) && isInside(Math.floor(at / info.width)))
  );
}
