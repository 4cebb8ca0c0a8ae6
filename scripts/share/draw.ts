import sharp from 'sharp';
import { mark } from '@/lib/mark';
import { shareSize } from '@/lib/seo/share-image';
import { settings } from './settings';
import { type Drawn, drawText } from './text';

/** What a share image says. */
export type Words = { heading: string; label?: string | undefined; company: string };

const { width, height } = shareSize;
const { colours, text, title, label, name, scrim } = settings;

/**
 * The picture of a shared link: the whole drawing or photograph at the right, going over into deep
 * sea at the left, where the words stand. Nothing is cut off a picture of 3:2, so the text covers
 * its calm side only.
 * @param picture a drawing (SVG) or a photograph, upright
 * @returns a progressive JPEG of 1200 × 630 px and 150 KB at most
 * @throws when the heading does not fit, or the picture needs more bytes
 */
export async function drawShareImage(picture: Buffer, words: Words): Promise<Buffer> {
  const heading = await fitHeading(words.heading);
  const above = words.label && (await drawLabel(words.label));
  const below = await drawText(words.company, {
    family: 'fraunces',
    size: name.size,
    colour: colours.paper,
  });
  const placed = await placePicture(picture);
  const foot = height - text.bottom;
  const { gap } = label;
  const block = heading.height + (above ? above.height + gap : 0);
  // The block stands on the foot, with air under it: names of one line don't float.
  const top = Math.max(text.top, foot - 44 - block);

  const pixels = await sharp({ create: { ...shareSize, channels: 3, background: colours.deep } })
    .composite([
      placed,
      { input: Buffer.from(surface()), left: 0, top: 0 },
      ...(above ? [{ input: above.data, left: text.left, top }] : []),
      {
        input: heading.data,
        left: text.left,
        top: top + (above ? above.height + gap : 0),
      },
      {
        input: below.data,
        left: text.left + name.mark + 16,
        top: foot + Math.round((name.mark - below.height) / 2) + 4,
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(pixels.data);
}

/** In the largest size that fits, with lines of much the same length. */
async function fitHeading(heading: string): Promise<Drawn> {
  const draw = (size: number, width: number) =>
    drawText(heading, {
      family: 'fraunces',
      size,
      colour: colours.paper,
      lineHeight: title.lineHeight,
      width,
    });
  for (const size of title.sizes) {
    let drawn = await draw(size, text.width);
    if (drawn.width > text.width || drawn.height > title.height) continue;
    for (let width = text.width; width > text.width / 3; width -= 40) {
      const narrower = await draw(size, width);
      if (narrower.width > width || narrower.height > drawn.height + 2) break;
      drawn = narrower;
    }
    return drawn;
  }
  throw new Error(`"${heading}" is too long for a share image: shorten it`);
}

function drawLabel(words: string): Promise<Drawn> {
  return drawText(words.toUpperCase(), {
    family: 'figtree',
    size: label.size,
    colour: colours.shallow,
    spacing: label.spacing,
    width: text.width,
  });
}

/** As high as the share image and at its right edge; a wider one loses at its left. */
async function placePicture(picture: Buffer) {
  // Pixels as they are: to pack them for the next step took a tenth of the whole time.
  const { data, info } = await sharp(picture)
    .resize({ height })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  if (info.width <= width) return { input: data, raw, left: width - info.width, top: 0 };
  const cut = await sharp(data, { raw })
    .extract({ left: info.width - width, top: 0, width, height })
    .raw()
    .toBuffer();
  return { input: cut, raw: { ...raw, width }, left: 0, top: 0 };
}

/** The surface under the words, and the mark. */
function surface(): string {
  const { solid, gone } = scrim;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colours.deep}" stop-opacity="${opacity}"/>`;
  // Three stops between: a straight slope shows where it begins.
  const at = (part: number) => solid + (gone - solid) * part;
  const stops = [
    stop(at(0), 1),
    stop(at(0.25), 0.86),
    stop(at(0.5), 0.5),
    stop(at(0.75), 0.16),
    stop(at(1), 0),
  ];
  const place = `translate(${text.left} ${height - text.bottom}) scale(${name.mark / 40})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="a">${stops.join('')}</linearGradient>
<rect width="100%" height="100%" fill="url(#a)"/>
<g transform="${place}"><path fill="${colours.coral}" d="${mark.leaf}"/><path fill="${colours.shallow}" d="${mark.fruit}"/></g>
</svg>`;
}

async function encode(pixels: Buffer): Promise<Buffer> {
  for (const quality of settings.qualities) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < settings.maxBytes) return jpeg;
  }
  throw new Error(`does not fit into ${settings.maxBytes} bytes: take a picture with less detail`);
}
