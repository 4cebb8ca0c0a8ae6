import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import tailwind from '@/tailwind.config';
import { ico, pngsOf } from './ico';
import { samePixels } from './same-pixels';
import { drawSiteIcons } from './site-icons';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file));

const square = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 4, background } })
    .png()
    .toBuffer();

test('an ICO file says of each picture how large it is and where', async () => {
  const pngs = await Promise.all([square(16, 'red'), square(256, 'blue')]);
  const file = ico(pngs);
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 2, 0]));
  // 256 does not fit into a byte: 0 stands for it
  expect([file[6], file[7], file[22], file[23]]).toEqual([16, 16, 0, 0]);
  expect(pngsOf(file)).toEqual(pngs);
});

test.each(manifest().icons ?? [])(
  '$src has the size and kind that the manifest names',
  async (icon) => {
    const { width, height, format } = await sharp(read(`public${icon.src}`)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([icon.sizes, icon.type]);
  },
);

test('what counts on the maskable icon is within the circle that no launcher cuts', async () => {
  const icon = (await drawSiteIcons()).get('public/icons/maskable-512.png');
  const { deep } = tailwind.theme.extend.colors;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="204.8" fill="${deep}"/></svg>`;
  const covered = await sharp(icon)
    .composite([{ input: Buffer.from(circle) }])
    .toBuffer();
  // One colour alone is left: the circle covers the rest.
  const { channels } = await sharp(covered).stats();
  expect(channels.filter(({ stdev }) => stdev > 1)).toEqual([]);
});

test('icons are compared by what they show', async () => {
  const icon = (width: number, compressionLevel: number) => {
    const shapes = `<rect width="${width}" height="180" fill="red"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180">${shapes}</svg>`;
    return sharp(Buffer.from(svg)).png({ compressionLevel }).toBuffer();
  };
  const [drawn, packed, wider] = await Promise.all([icon(90, 9), icon(90, 1), icon(96, 9)]);
  expect(packed.equals(drawn)).toBe(false);
  expect(await samePixels('a.png', drawn, packed)).toBe(true);
  expect(await samePixels('a.png', drawn, wider)).toBe(false);
  expect(await samePixels('a.png', drawn, await square(192, 'red'))).toBe(false);
});
