import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import tailwind from '@/tailwind.config';
import { ico, pngsOf } from './ico';
import { samePixels } from './same-pixels';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file));

const square = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 4, background } })
    .png()
    .toBuffer();

test('the favicon holds a picture for tabs, bars and shortcuts', async () => {
  const sizes = await Promise.all(
    pngsOf(read('app/favicon.ico')).map(async (png) => {
      const { format, width, height } = await sharp(png).metadata();
      return { format, width, height };
    }),
  );
  expect(sizes).toEqual([16, 32, 48].map((size) => ({ format: 'png', width: size, height: size })));
});

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
  const { data, info } = await sharp(read('public/icons/maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const deep = Number.parseInt(tailwind.theme.extend.colors.deep.slice(1), 16) * 256 + 255;
  const middle = info.width / 2;
  const marked: number[] = [];
  for (let i = 0; i < info.width * info.height; i += 1) {
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    if (data.readUInt32BE(i * 4) !== deep) marked.push(Math.hypot(x - middle, y - middle));
  }
  expect(marked.length).toBeGreaterThan(10_000);
  expect(marked.reduce((a, b) => Math.max(a, b))).toBeLessThan(0.4 * info.width);
});

test('icons are compared by what they show', async () => {
  const icon = read('public/icons/icon-192.png');
  const again = await sharp(icon).png({ compressionLevel: 1 }).toBuffer();
  expect(again.equals(icon)).toBe(false);
  expect(await samePixels('a.png', icon, again)).toBe(true);
  const moved = await sharp(icon).affine([1, 0, 0, 1], { odx: 3, background: '#0000' }).toBuffer();
  const shifted = await sharp(moved).resize(192, 192).png().toBuffer();
  expect(await samePixels('a.png', icon, shifted)).toBe(false);
  expect(await samePixels('a.png', icon, await square(180, 'red'))).toBe(false);
});
