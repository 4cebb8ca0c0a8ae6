import { crc32, deflateSync } from 'node:zlib';
import decodeHeic from 'heic-decode';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxPixels } from './settings';

/** A file that cannot become a picture of the site, told to editors. */
export class PictureFault extends Error {
  constructor(
    readonly problem: string,
    readonly expected: string,
  ) {
    super(`${problem}; expected: ${expected}`);
    this.name = 'PictureFault';
  }
}

const kinds = 'a JPEG, PNG, WebP, AVIF or HEIC file; another name does not turn a file into one';
const options = {
  limitInputPixels: maxPixels,
  // Some phones write JPEGs that every viewer shows and that the decoder warns of.
  failOn: 'error',
} as const;

/**
 * A photograph, upright and ready to be scaled. What it becomes is sRGB and has no metadata: sharp
 * sees to both unless told otherwise.
 * @param bytes the file
 * @throws PictureFault when it is no picture or one that the site does not take; a picture whose
 *   end is missing shows only when it is decoded
 */
export async function openPhotograph(bytes: Buffer): Promise<Sharp> {
  const header = await readHeader(bytes);
  refuse(header);
  // HEVC is patented, so sharp comes without a decoder for it.
  const isHeic = header.format === 'heif' && header.compression === 'hevc';
  const picture = isHeic ? await toPng(bytes, header) : bytes;
  return sharp(picture, options).autoOrient();
}

/**
 * Whatever a decoder throws means the same to an editor.
 * @throws PictureFault
 */
export async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new PictureFault(
      'is damaged: a part of it is missing or cannot be read',
      'a file that is whole: copy it again from where it came from, or save it anew',
    );
  }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  if (bytes.length === 0) throw new PictureFault('is an empty file', kinds);
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureFault('is not a picture, or its beginning is damaged', kinds);
  }
}

function refuse({ format, width, height, space, pages = 1, compression }: Metadata): void {
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) {
    throw new PictureFault(`is a file of the kind ${format.toUpperCase()}`, kinds);
  }
  // A HEIC file of several pages is a burst of a phone: its main picture is taken.
  if (pages > 1 && compression !== 'hevc') {
    throw new PictureFault('is animated', 'a picture that stands still');
  }
  if (space === 'cmyk') {
    throw new PictureFault(
      'has the colours of print (CMYK)',
      'the colours of screens: save it as RGB, best as sRGB',
    );
  }
  if (width * height > maxPixels) {
    throw new PictureFault(
      `has ${width} × ${height} pixels, ${Math.round(width * height * 1e-6)} megapixels`,
      `${maxPixels * 1e-6} megapixels at most: save it smaller, 2400 pixels wide are plenty`,
    );
  }
}

/**
 * A HEIC picture as a PNG that keeps the colour profile. Phones write Display P3: taken for sRGB,
 * its colours would be pale.
 */
async function toPng(bytes: Buffer, { icc }: Metadata): Promise<Buffer> {
  const { data, width, height } = await decoded(decodeHeic({ buffer: bytes }));
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  // The signature and the first chunk (IHDR) take 33 bytes; a profile has its place after them.
  return icc ? Buffer.concat([png.subarray(0, 33), profileChunk(icc), png.subarray(33)]) : png;
}

/** The chunk iCCP: length, name, "profile" and two zeros, the profile deflated, checksum. */
function profileChunk(icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
