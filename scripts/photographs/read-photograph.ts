import sharp, { type Metadata, type OutputInfo } from 'sharp';

/** A file that cannot be used as a picture; the message is for editors. */
export class PictureIssue extends Error {
  constructor(
    readonly problem: string,
    readonly expected: string,
  ) {
    super(`${problem}; expected: ${expected}`);
    this.name = 'PictureIssue';
  }
}

/** Pixels in sRGB, three or four channels of 8 bits. */
export type Pixels = { data: Buffer; info: OutputInfo };

/**
 * The width of the widest copy in px: no picture is wider than 60 % of a desktop's window, and a phone with
 * a pixel ratio of 3, which shows four fifths of a banner, would load all of it.
 */
export const maxWidth = 1920;

/** Phones take 50 megapixels, which are 200 MB when decoded. */
const maxMegapixels = 64;

const kinds = 'a JPEG, PNG, WebP or AVIF file; another name does not turn a file into one';

/**
 * Decodes a photograph to its end, the only way to see whether it is complete. The pixels are upright,
 * in sRGB, at most `maxWidth` px wide, and come without metadata.
 * @param bytes the file
 * @throws PictureIssue when it is not a picture, or not one that the site accepts
 */
export async function readPhotograph(bytes: Buffer): Promise<Pixels> {
  if (bytes.length === 0) throw new PictureIssue('is an empty file', kinds);
  // An ISO media file with a picture in HEVC, for which sharp has no decoder (patents).
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && bytes.subarray(0, 4096).includes('hvc1')) {
    throw new PictureIssue(
      'is a HEIC file, which browsers do not show',
      'a JPEG file: open the photograph on the phone or computer and export it as JPEG',
    );
  }
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureIssue('is not a picture, or its beginning is damaged', kinds);
    });
  refuseUnusable(header);
  try {
    // Some phones write JPEGs that every viewer shows, but that cause a warning of the decoder.
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureIssue(
      'is damaged: a part of it is missing or cannot be read',
      'a file that is whole: copy it again from where it came from, or save it anew',
    );
  }
}

function refuseUnusable({ format, width, height, space, pages = 1 }: Metadata): void {
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) {
    throw new PictureIssue(`is a file of the kind ${format.toUpperCase()}`, kinds);
  }
  if (pages > 1) throw new PictureIssue('is animated', 'a picture that stands still');
  if (space === 'cmyk') {
    throw new PictureIssue(
      'has the colours of print (CMYK)',
      'the colours of screens: save it as RGB, best as sRGB',
    );
  }
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > maxMegapixels) {
    throw new PictureIssue(
      `has ${width} × ${height} pixels, ${megapixels} megapixels`,
      `${maxMegapixels} megapixels at most: save it smaller, 2400 pixels wide are plenty`,
    );
  }
}
