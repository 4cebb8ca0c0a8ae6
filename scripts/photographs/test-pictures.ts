import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Pictures that the tests make for themselves.

/** A flat colour. */
export function flat(width: number, height: number, background = '#1e6e8c') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The left half in coral, the right in lagoon: turning and cropping show. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const left = await flat(width / 2, height, '#c83c28')
    .png()
    .toBuffer();
  return flat(width, height)
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** As phones write it: lying on its side, with the place where it was taken. */
export async function fromPhone(width: number, height: number): Promise<Buffer> {
  return sharp(await halves(width, height))
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Random dots, which no encoder makes small. */
export function noise(width: number, height: number) {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: gaussian } });
}

/** Writes a file into a project, with its folders. */
export function put(root: string, name: string, content: Buffer | string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The colour of a pixel, as red, green, blue. */
export async function colourAt(file: string | Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}
