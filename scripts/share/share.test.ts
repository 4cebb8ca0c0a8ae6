import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { luminance } from '@/art/kit/colour';
import { rawContent } from '@/lib/content/load/store';
import type { SitePage } from '@/lib/seo/site-page';
import tailwind from '@/tailwind.config';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { subsetFonts } from '../fonts';
import { drawShareImage, fitHeading } from './draw-share-image';
import { buildShareImages } from './share-images';

// Drawing pictures may be slow on a busy machine.
jest.setTimeout(60_000);

// The build makes the fonts in an earlier step. Existing fonts are kept.
beforeAll(() => subsetFonts(rawContent));
afterEach(removeFolders);

const { deep, paper } = tailwind.theme.extend.colors;
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${colour}"/></svg>`;

const page = (route: string, heading: string): SitePage => ({
  route,
  heading,
  title: heading,
  summary: heading,
  updated: '2026-11-21',
  image: { src: '/images/a.svg', alt: 'Red all over' },
});

test('draws only what has changed, and removes what no page has', async () => {
  const root = await makeFolder({ 'public/images/a.svg': drawing('#f00') });
  const folders = { root, output: path.join(root, 'out'), cache: path.join(root, 'cache') };
  const build = (...pages: SitePage[]) => buildShareImages(pages, folders);
  const file = (name: string) => readFile(path.join(root, 'out/share', name));
  const home = page('/', 'Home');
  const one = page('/packages/one', 'One');

  expect(await build(home, one)).toEqual({ drawn: 2, kept: 0 });
  const before = await file('packages/one.jpg');
  expect(await build(one)).toEqual({ drawn: 0, kept: 1 });
  expect(await file('packages/one.jpg')).toEqual(before);
  await expect(file('index.jpg')).rejects.toThrow('ENOENT');

  expect(await build({ ...one, heading: 'Other' })).toEqual({ drawn: 1, kept: 0 });
  expect(await file('packages/one.jpg')).not.toEqual(before);
  await writeFile(path.join(root, 'public/images/a.svg'), drawing('#00f'));
  expect(await build({ ...one, heading: 'Other' })).toEqual({ drawn: 1, kept: 0 });

  await rm(path.join(root, 'public/images/a.svg'));
  await expect(build(home)).rejects.toThrow('The share image of /');
});

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

test('a wide photograph with much detail becomes a JPEG of at most 150 KB', async () => {
  const photograph = sharp({
    create: { width: 2000, height: 700, channels: 3, background: deep, noise },
  }).jpeg();
  const text = { heading: 'One', company: 'Sea Almond' };
  const jpeg = await drawShareImage(await photograph.toBuffer(), text);
  const { format, width, height } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThanOrEqual(150_000);
});

test.each([
  'One & two',
  'W'.repeat(80),
  `${'Wmwmwmwmwmwmwmwmwmw '.repeat(4)}`.trim(),
  `${'A bay in the morning '.repeat(4)}`.trim(),
])('the heading "%s" stays in its column', async (heading) => {
  const text = { heading, label: 'Family packages', company: 'Sea Almond' };
  const jpeg = await drawShareImage(Buffer.from(drawing(deep)), text);
  const trim = { background: deep, threshold: 40 };
  const { info } = await sharp(jpeg).trim(trim).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  expect(left).toBeGreaterThanOrEqual(50);
  expect(left + info.width).toBeLessThanOrEqual(612);
  expect(top).toBeGreaterThanOrEqual(40);
  // The strip above the company's name is empty.
  const strip = { left: 0, top: 494, width: 1200, height: 18 };
  const { channels } = await sharp(await sharp(jpeg).extract(strip).toBuffer()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(3);
});

test('the words darken only the left of a light picture, and have contrast there', async () => {
  const text = { heading: 'One & two', company: 'Sea Almond' };
  const jpeg = await drawShareImage(Buffer.from(drawing('#fff')), text);
  const lightAt = async (left: number) => {
    const column = await sharp(jpeg).extract({ left, top: 20, width: 4, height: 200 }).toBuffer();
    const { channels } = await sharp(column).stats();
    return luminance(`#${Buffer.from(channels.map(({ mean }) => mean)).toString('hex')}`);
  };
  const { width } = await fitHeading(text.heading);
  const words = luminance(paper);
  const contrast = (words + 0.05) / ((await lightAt(56 + width - 10)) + 0.05);
  expect(contrast).toBeGreaterThan(4.5);
  expect(await lightAt(56 + width + 280)).toBeGreaterThan(0.95);
});
