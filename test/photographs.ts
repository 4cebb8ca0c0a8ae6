import sharp from 'sharp';
import { makeFolder } from './temporary-folder';

/** Makes a picture of one colour. */
export const flat = (width: number, height: number, background = '#c83c28') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photograph as phones save it: rotated, in the P3 colour space, with the location in its metadata. */
export async function fromPhone(): Promise<Buffer> {
  const left = await flat(300, 500).png().toBuffer();
  return flat(600, 500, '#1e6e8c')
    .composite([{ input: left, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export const beach = '/photographs/beaches/Beach Walk (1).JPG';
export const jail = '/photographs/jail.png';

/** Makes a folder with two photographs. */
export async function makeProject(): Promise<string> {
  const png = await flat(2000, 900).png().toBuffer();
  return makeFolder({ [beach]: await fromPhone(), [jail]: png, 'photographs/README.md': 'Words' });
}
