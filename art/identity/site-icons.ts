import sharp from 'sharp';
import { logo } from '../../lib/logo';
import tailwind, { mix } from '../../tailwind.config';
import { ico } from './ico';

const { coral, deep, shallow } = tailwind.theme.extend.colors;

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true">${shapes}</svg>\n`;

const bare = (leaf: string, fruit: string) =>
  `<path fill="${leaf}" d="${logo.leaf}"/><path fill="${fruit}" d="${logo.fruit}"/>`;

/** The mark on deep sea, `share` of the square wide; `round` is the radius of its corners, 20 at most. */
function tile(share: number, round = 0): string {
  const edge = Math.round(20 * (1 - share) * 10) / 10;
  return svg(
    `<rect width="40" height="40" rx="${round}" fill="${deep}"/>` +
      `<g transform="translate(${edge} ${edge})scale(${share})">${bare(coral, shallow)}</g>`,
  );
}

/** The icon of browsers that take SVG: its fruit is light where the tabs are dark. */
export const icon = svg(
  `<style>.fruit{fill:${deep}}@media (prefers-color-scheme:dark){.fruit{fill:${shallow}}}</style>` +
    `<path fill="${coral}" d="${logo.leaf}"/><path class="fruit" d="${logo.fruit}"/>`,
);

const png = (text: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(text), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Draws every icon of pixels: its bytes by its path in the project. */
export async function drawSiteIcons(): Promise<Map<string, Buffer>> {
  // This fruit shows on light and on dark tabs alike.
  const tab = svg(bare(coral, mix(deep, shallow, 0.5)));
  const small = await Promise.all([16, 32, 48].map((size) => png(tab, size)));
  return new Map([
    ['public/favicon.ico', ico(small)],
    ['public/apple-icon.png', await png(tile(0.68), 180)],
    ['public/icons/icon-192.png', await png(tile(0.7, 9), 192)],
    ['public/icons/icon-512.png', await png(tile(0.7, 9), 512)],
    // a launcher may cut this one to a circle: everything that counts is within 80 % of its width
    ['public/icons/maskable-512.png', await png(tile(0.52), 512)],
  ]);
}
