import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from './add-style';

type Rgb = [number, number, number];
type Line = { text: string; color: number[]; large: boolean; box: Box };
type Box = { x: number; y: number; width: number; height: number };

/** Pixels are averaged over squares of this side, in CSS px: an eye does not see single ones. */
const cell = 4;

/** This share of the squares under a text may be worse than the value that counts. */
const worst = 0.02;

/**
 * Lines of text whose contrast to what is drawn beneath them is lower than WCAG 1.4.3 asks for: 4.5,
 * or 3 from 24 px on. One description for each.
 */
export async function findFaintLines(area: Locator): Promise<string[]> {
  const page = area.page();
  const lines = await area.evaluate(listLines);
  // What floats over the page is not beneath the text.
  const removeStyle = await addStyle(
    page,
    '* { color: transparent !important } .floating { visibility: hidden !important }',
  );
  const png = await area.screenshot({ animations: 'disabled', scale: 'css' });
  await removeStyle();
  const found: string[] = [];
  for (const { text, color, large, box } of lines) {
    const colours = await squares(png, box);
    const contrasts = colours.map((beneath) => contrast(over(color, beneath), beneath));
    const value = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * worst)] ?? 0;
    if (value < (large ? 3 : 4.5)) found.push(`“${text}”: ${value.toFixed(2)}`);
  }
  return found;
}

/** Each line of each text in the element: its words, colour (RGBA) and place in the element. */
function listLines(area: Element): Line[] {
  const origin = area.getBoundingClientRect();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!context || !parent?.checkVisibility() || node.data.trim() === '') continue;
    const { color, fontSize } = getComputedStyle(parent);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const x = Math.max(0, left - origin.left);
      const y = Math.max(0, top - origin.top);
      const width = Math.min(right, origin.right) - origin.left - x;
      const height = Math.min(bottom, origin.bottom) - origin.top - y;
      // What is for screen readers only is a pixel large; other slides stand outside.
      if (width < 4 || height < 4) continue;
      lines.push({
        text: node.data.trim(),
        color: [...context.getImageData(0, 0, 1, 1).data],
        large: Number.parseFloat(fontSize) >= 24,
        box: { x, y, width, height },
      });
    }
  }
  return lines;
}

/** The average colours of the squares in a part of an image. */
async function squares(image: Buffer, box: Box): Promise<Rgb[]> {
  const left = Math.floor(box.x);
  const top = Math.floor(box.y);
  const columns = Math.max(1, Math.floor(box.width / cell));
  const rows = Math.max(1, Math.floor(box.height / cell));
  const { data } = await sharp(image)
    .extract({ left, top, width: Math.max(1, columns * cell), height: Math.max(1, rows * cell) })
    .resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: columns * rows }, (_, index) => [
    data[index * 3] ?? 0,
    data[index * 3 + 1] ?? 0,
    data[index * 3 + 2] ?? 0,
  ]);
}

/** A colour that may let some of what is beneath it through. */
function over([red = 0, green = 0, blue = 0, alpha = 255]: number[], beneath: Rgb): Rgb {
  const mix = (value: number, below: number) => (value * alpha + below * (255 - alpha)) / 255;
  return [mix(red, beneath[0]), mix(green, beneath[1]), mix(blue, beneath[2])];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
