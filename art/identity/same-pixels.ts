import sharp from 'sharp';
import { pngsOf } from './ico';

/** How far two icons may differ on average, of 255: rasterisers smooth edges a little differently. */
const tolerance = 2;

/** Whether two PNG or ICO files show the same to the eye, whatever encoder wrote them. */
export async function samePixels(file: string, a: Buffer, b: Buffer): Promise<boolean> {
  const [left, right] = await Promise.all([a, b].map((bytes) => pixels(file, bytes)));
  if (!left || left.length !== right?.length) return false;
  const difference = left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0);
  return difference / left.length <= tolerance;
}

/** The colours of all pixels in a file, one byte for each of red, green, blue and alpha. */
async function pixels(file: string, bytes: Buffer): Promise<Buffer> {
  const pngs = file.endsWith('.ico') ? pngsOf(bytes) : [bytes];
  return Buffer.concat(
    await Promise.all(pngs.map((png) => sharp(png).ensureAlpha().raw().toBuffer())),
  );
}
