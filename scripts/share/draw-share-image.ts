import path from 'node:path';
import sharp, { type CreateText, type Sharp } from 'sharp';
import { logo } from '@/lib/logo';
import { shareSize } from '@/lib/seo/share-image';
import { escapeXml } from '@/lib/seo/xml';
import tailwind from '@/tailwind.config';

/** The texts of a share image. The label is above the heading, the company's name below it. */
type ShareText = { heading: string; label?: string | undefined; company: string };

type Style = {
  /** The family's name inside the font file. */
  family: string;
  file: string;
  size: number;
  colour: string;
};

type Block = { text: CreateText; width: number; height: number };

const { deep, paper, shallow, coral } = tailwind.theme.extend.colors;
const { width, height } = shareSize;

// All lengths are px of the picture. A chat shows it 300 px wide: 64 px are 16 there, and 46 are 11.
const margin = 56;
const column = 550;
/** Where the picture begins: what it shows is further from the words. */
const left = 80;
const logoSize = 60;
const footTop = height - 52 - logoSize;
const headingBottom = footTop - 34;
const labelGap = 18;
/** Leaves room for the label. */
const maxHeadingHeight = headingBottom - 48 - 70;
const headingSizes = [100, 94, 88, 82, 76, 70, 64];
/** At this size 80 of the widest letters fit, with breaks inside words. No real heading needs it. */
const breakingSize = 40;

const heading = { family: 'Fraunces', file: 'fraunces-share', colour: paper };
const companyStyle: Style = { ...heading, size: 46 };
const labelStyle: Style = {
  // The comma ends the name: without it Pango reads "Light" as a weight.
  family: 'Figtree Light,',
  file: 'figtree-share',
  size: 40,
  colour: shallow,
};

const maxBytes = 150_000;
const qualities = [84, 76, 68, 58, 45, 30, 15];

/**
 * Draws the picture of a shared link: the drawing or photograph from edge to edge, and at its left,
 * which drawings keep calm, the text on the site's dark blue, no wider than the text needs. Chats that
 * cut out the square in the middle show what is drawn there, and the end of the heading.
 * @param picture an SVG drawing, or a photograph
 * @param text plain text; any heading of 80 characters fits
 * @returns a progressive JPEG of 1200 × 630 px and 150 KB at most
 */
export async function drawShareImage(picture: Buffer, text: ShareText): Promise<Buffer> {
  const title = await fitHeading(text.heading);
  const company = await measureText(text.company, companyStyle);
  const label = text.label ? await measureText(text.label, labelStyle) : undefined;
  const headingTop = headingBottom - title.height;
  const place = ({ text }: Block, left: number, top: number) => ({ input: { text }, left, top });

  const { data, info } = await openPicture(picture)
    .composite([
      { input: drawShade(margin + Math.max(title.width, label?.width ?? 0)), left: 0, top: 0 },
      ...(label ? [place(label, margin, headingTop - labelGap - label.height)] : []),
      place(title, margin, headingTop),
      place(
        company,
        margin + logoSize + 18,
        footTop + Math.round((logoSize - company.height) / 2) + 6,
      ),
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

/**
 * The heading in the largest size that fits with whole words, in lines of similar length. A little
 * less is better when that saves a line.
 */
export async function fitHeading(words: string): Promise<Block & { size: number }> {
  await loadRupee();
  let best: (Block & { size: number }) | undefined;
  for (const size of headingSizes) {
    const style = { ...heading, size };
    let fitted = await measureText(words, style);
    if (fitted.width > column || fitted.height > maxHeadingHeight) continue;
    if (best && (size < 82 || fitted.height > best.height * 0.8)) continue;
    for (let narrow = column - 20; narrow > column / 3; narrow -= 20) {
      const next = await measureText(words, style, narrow);
      if (next.width > narrow || next.height > fitted.height + 2) break;
      fitted = next;
    }
    best = { ...fitted, size };
  }
  const size = breakingSize;
  return best ?? { ...(await measureText(words, { ...heading, size }, column, 'word-char')), size };
}

/** A text with its size. Measuring draws nothing and takes a tenth of a millisecond. */
async function measureText(
  words: string,
  style: Style,
  maxWidth = column,
  wrap: CreateText['wrap'] = 'word',
): Promise<Block> {
  const attributes = `foreground="${style.colour}" line_height="0.86"`;
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

/** The picture at the right, up to three edges; of one with another shape than 16:9 the middle. */
function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes)
    .autoOrient()
    .resize({ width: width - left, height, fit: 'cover' })
    .flatten({ background: deep })
    .extend({ left, background: deep })
    .toColourspace('srgb');
}

/** The dark blue under words that end here, and the logo: an SVG as high as the picture, and as wide as is dark. */
function drawShade(end: number): Buffer {
  const right = end + 260;
  // Several stops approximate a curve: a linear gradient would have a visible start.
  const stops = (
    [
      [left, 1],
      [end - 40, 0.87],
      [end + 50, 0.56],
      [end + 150, 0.18],
      [right, 0],
    ] as const
  ).map(
    ([x, opacity]) =>
      `<stop offset="${x / right}" stop-color="${deep}" stop-opacity="${opacity}"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${height}">
<linearGradient id="a">${stops.join('')}</linearGradient>
<rect width="100%" height="100%" fill="url(#a)"/>
<g transform="translate(${margin} ${footTop}) scale(${logoSize / 40})">
<path fill="${coral}" d="${logo.leaf}"/><path fill="${shallow}" d="${logo.fruit}"/></g></svg>`);
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
