import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import tailwind from '@/tailwind.config';
import { ico, pngsOf } from './ico';
import { drawIcons } from './icons';
import { samePixels } from './same-pixels';

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
  const icon = (await drawIcons()).get('public/icons/maskable-512.png');
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
  const icon = await sharp(read('public/icons/icon-192.png'))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const moved = await sharp(icon).affine([1, 0, 0, 1], { odx: 3, background: '#0000' }).toBuffer();
  const shifted = await sharp(moved).resize(192, 192).png().toBuffer();
  expect(await samePixels('a.png', read('public/icons/icon-192.png'), icon)).toBe(true);
  expect(await samePixels('a.png', icon, shifted)).toBe(false);
  expect(await samePixels('a.png', icon, await square(180, 'red'))).toBe(false);
});
