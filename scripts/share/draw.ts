import path from 'node:path';
import sharp, { type CreateText, type OverlayOptions, type Sharp } from 'sharp';
import { logo } from '@/lib/logo';
import { shareSize } from '@/lib/seo/share-image';
import { escapeXml } from '@/lib/seo/xml';
import tailwind from '@/tailwind.config';

/** The texts of a share image. The label is above the heading, the company's name below it. */
export type ShareText = { heading: string; label?: string | undefined; company: string };

type Style = {
  /** The family's name inside the font file. */
  family: string;
  file: string;
  size: number;
  colour: string;
  /** Between letters, in px. */
  spacing?: number;
};

type Block = { text: CreateText; width: number; height: number };

const { deep, paper, shallow, coral } = tailwind.theme.extend.colors;
const { width, height } = shareSize;

// All lengths are px of the picture.
const column = { left: 64, top: 60, width: 600, bottom: height - 120 };
const maxHeadingHeight = 320;
const labelGap = 28;
const logoSize = 52;

const heading = { family: 'Fraunces', file: 'fraunces-share', colour: paper };
const companyStyle: Style = { ...heading, size: 34 };
const labelStyle: Style = {
  // The comma ends the name: without it Pango reads "Light" as a weight.
  family: 'Figtree Light,',
  file: 'figtree-share',
  size: 26,
  colour: shallow,
  spacing: 3,
};

/** The first size whose lines fit with whole words is used. 56 px are 28 on a phone, half as wide. */
const headingSizes = [92, 84, 76, 68, 62, 56, 50];
/** At this size 80 of the widest letters fit, with breaks inside words if needed. */
const smallestHeading = 36;

const maxBytes = 150_000;
const qualities = [84, 76, 68, 58, 45, 30, 15];

/**
 * Draws the picture of a shared link: the whole drawing or photograph at the right, fading into the
 * site's dark blue at the left, where the text is. A picture of 3:2 is not cropped, so the text covers
 * only its calm side.
 * @param picture an SVG drawing, or a photograph
 * @param text plain text; any heading of 80 characters fits
 * @returns a progressive JPEG of 1200 × 630 px and 150 KB at most
 */
export async function drawShareImage(picture: Buffer, text: ShareText): Promise<Buffer> {
  await loadRupee();
  const title = await fitHeading(text.heading);
  const label = text.label ? await measure(text.label.toUpperCase(), labelStyle) : undefined;
  const company = await measure(text.company, companyStyle, column.width - logoSize);

  const above = label ? label.height + labelGap : 0;
  // The text is just above the company's name, even if it fills only one line.
  const top = Math.max(column.top, column.bottom - 44 - above - title.height);
  const companyTop = column.bottom + Math.round((logoSize - company.height) / 2) + 4;
  const place = ({ text }: Block, left: number, top: number) => ({ input: { text }, left, top });

  const { data, info } = await (await placePicture(picture))
    .composite([
      await drawShade(),
      ...(label ? [place(label, column.left, top)] : []),
      place(title, column.left, top + above),
      place(company, column.left + logoSize + 16, companyTop),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });

  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    // mozjpeg takes five times as long for 3 % fewer bytes.
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

/** The heading in the largest size that fits, with lines of similar length. */
async function fitHeading(words: string): Promise<Block> {
  for (const size of headingSizes) {
    const style = { ...heading, size };
    let fitted = await measure(words, style, column.width);
    if (fitted.width > column.width || fitted.height > maxHeadingHeight) continue;
    for (let narrow = column.width - 40; narrow > column.width / 3; narrow -= 40) {
      const next = await measure(words, style, narrow);
      if (next.width > narrow || next.height > fitted.height + 2) break;
      fitted = next;
    }
    return fitted;
  }
  return measure(words, { ...heading, size: smallestHeading }, column.width, 'word-char');
}

/** A text with its size. Measuring draws nothing and takes a tenth of a millisecond. */
async function measure(
  words: string,
  style: Style,
  maxWidth = column.width,
  wrap: CreateText['wrap'] = 'word',
): Promise<Block> {
  // Pango's units: 1024 to a point, which is a px at 72 dpi.
  const spacing = Math.round((style.spacing ?? 0) * 1024);
  const attributes = `foreground="${style.colour}" letter_spacing="${spacing}" line_height="0.88"`;
  const text: CreateText = {
    text: `<span ${attributes}>${escapeXml(words)}</span>`,
    font: `${style.family} ${style.size}`,
    fontfile: fontFile(style.file),
    rgba: true,
    width: maxWidth,
    wrap,
  };
  const size = await sharp({ text }).metadata();
  return { text, width: size.width, height: size.height };
}

/** The whole picture at the right edge; one that is wider than the share image is cropped at its left. */
async function placePicture(bytes: Buffer): Promise<Sharp> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient: own } = await picture.metadata();
  const fit = own.width / own.height > width / height ? 'cover' : 'contain';
  return picture
    .resize({ ...shareSize, fit, position: 'right', background: deep })
    .flatten({ background: deep })
    .toColourspace('srgb');
}

let shade: Promise<OverlayOptions> | undefined;

/** The dark blue under the words, fading to the right, and the logo. The same for all pages. */
function drawShade(): Promise<OverlayOptions> {
  // Several stops approximate a curve: a linear gradient would have a visible start.
  const stops = [1, 0.86, 0.5, 0.16, 0].map(
    (opacity, index) =>
      `<stop offset="${0.34 + index * 0.125}" stop-color="${deep}" stop-opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="a">${stops.join('')}</linearGradient>
<rect width="100%" height="100%" fill="url(#a)"/>
<g transform="translate(${column.left} ${column.bottom}) scale(${logoSize / 40})">
<path fill="${coral}" d="${logo.leaf}"/><path fill="${shallow}" d="${logo.fruit}"/></g></svg>`;
  shade ??= sharp(Buffer.from(svg))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ input: data, raw: info, left: 0, top: 0 }));
  return shade;
}

let rupee: Promise<unknown> | undefined;

/**
 * Loads ₹, which has its own font file. Once a file has been used, all texts find its letters under
 * the name of its family.
 */
function loadRupee(): Promise<unknown> {
  const fontfile = fontFile('fraunces-share-rupee');
  rupee ??= sharp({ text: { text: '₹', font: 'Fraunces 20', fontfile } }).toBuffer();
  return rupee;
}

/** The path of a font that scripts/fonts.ts has written. */
function fontFile(name: string): string {
  return path.join(process.cwd(), `.generated/fonts/${name}.ttf`);
}
