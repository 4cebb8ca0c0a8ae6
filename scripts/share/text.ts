import path from 'node:path';
import sharp from 'sharp';
import { escapeXml } from '@/lib/seo/xml';

/** The files of scripts/fonts.ts, and the names that their families have inside. */
const fonts = {
  fraunces: { file: 'fraunces-share', name: 'Fraunces' },
  figtree: { file: 'figtree-share', name: 'Figtree Light' },
} as const;

/** A text as a picture. */
export type Drawn = { data: Buffer; width: number; height: number };

type Style = {
  family: keyof typeof fonts;
  /** In px. */
  size: number;
  colour: string;
  /** Between letters, in px. */
  spacing?: number;
  /** A multiple of what the font asks for. */
  lineHeight?: number;
  /** The widest line in px; a longer text goes on in the next. */
  width?: number;
};

/**
 * Draws a text on nothing with the site's own fonts, which scripts/fonts.ts has cut.
 * @returns a PNG; wider than `width` when a single word is
 */
export async function drawText(text: string, style: Style): Promise<Drawn> {
  const { family, size, colour, spacing = 0, lineHeight, width } = style;
  // Pango's units: 1024 to a point, which is a px at 72 dpi.
  const markup = [
    `foreground="${colour}"`,
    `letter_spacing="${Math.round(spacing * 1024)}"`,
    lineHeight && `line_height="${lineHeight}"`,
  ].filter(Boolean);
  const { data, info } = await sharp({
    text: {
      text: `<span ${markup.join(' ')}>${escapeXml(text)}</span>`,
      // The comma ends the name: without it Pango takes "Light" for a weight.
      font: `${fonts[family].name}, ${size}`,
      fontfile: fontFile(fonts[family].file),
      rgba: true,
      wrap: 'word',
      ...(width && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Makes ₹ known, which is a font of its own: once a file has been used, all texts find its letters
 * under the name of its family.
 */
export async function loadRupee(): Promise<void> {
  const fontfile = fontFile('fraunces-share-rupee');
  await sharp({ text: { text: '₹', font: 'Fraunces 20', fontfile } }).toBuffer();
}

function fontFile(name: string): string {
  return path.join(process.cwd(), `.generated/fonts/${name}.ttf`);
}
