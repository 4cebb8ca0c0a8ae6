import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Manifest } from '@/lib/content/query/photograph';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { buildPhotographs } from './photographs';

afterEach(removeFolders);

/** Makes a picture of one colour. */
const flat = (width: number, height: number, background = '#c83c28') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photograph as phones save it: rotated, in the P3 colour space, with its location in the metadata. */
async function fromPhone(): Promise<Buffer> {
  const left = await flat(300, 500).png().toBuffer();
  return flat(600, 500, '#1e6e8c')
    .composite([{ input: left, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const beach = '/photographs/beaches/Beach Walk (1).JPG';
const jail = '/photographs/jail.png';

/** Makes a folder with two photographs. */
async function makeProject(): Promise<string> {
  const png = await flat(2000, 100).png().toBuffer();
  return makeFolder({ [beach]: await fromPhone(), [jail]: png, 'photographs/README.md': 'Words' });
}

/** Builds the photographs. @returns the manifest */
async function build(root: string): Promise<Manifest> {
  expect(await buildPhotographs(root)).toEqual(new Map());
  return JSON.parse(await readFile(path.join(root, '.generated/photographs.json'), 'utf8'));
}

const photos = (root: string) => readdir(path.join(root, 'public/photos'));

test('a photograph becomes WebP in three widths, never wider than it is', async () => {
  const root = await makeProject();
  const { [beach]: small, [jail]: large } = await build(root);
  expect(large).toMatchObject({ width: 1600, height: 80 });
  expect(large?.srcset).toMatch(
    /^\/photos\/jail-480-\w+\.webp 480w, \/photos\/jail-960-\w+\.webp 960w, \/photos\/jail-1600-\w+\.webp 1600w$/,
  );
  expect(small).toMatchObject({ width: 500, height: 600 });
  expect(small?.srcset).toMatch(
    /beaches-beach-walk-1--480-\w+\.webp 480w, \S+-500-\w+\.webp 500w$/,
  );
});

test('a copy is upright, in sRGB, and without the location', async () => {
  const root = await makeProject();
  const { [beach]: built } = await build(root);
  const file = sharp(path.join(root, 'public', built?.src ?? ''));
  const { format, width, exif, icc, orientation } = await file.metadata();
  expect({ format, width, exif, icc, orientation }).toEqual({ format: 'webp', width: 500 });
  // The orientation rotates the left half to the top.
  const top = await file.extract({ left: 50, top: 50, width: 1, height: 1 }).raw().toBuffer();
  const differences = [200, 60, 40].map((value, index) => Math.abs(value - (top[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(6);
});

test('only a changed photograph is encoded again, and old files are removed', async () => {
  const root = await makeProject();
  await buildPhotographs(root);
  const times = async () => {
    const files = (await photos(root)).map((name) => path.join(root, 'public/photos', name));
    return Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  };
  const before = await times();
  await buildPhotographs(root);
  expect(await times()).toEqual(before);

  await writeFile(path.join(root, jail), await flat(300, 200, '#000').png().toBuffer());
  await buildPhotographs(root);
  const names = await photos(root);
  expect(names.filter((name) => /^jail/.test(name)).join()).toMatch(/^jail-300-\w+\.webp$/);

  await rm(path.join(root, 'public/photos', names[0] ?? ''));
  await buildPhotographs(root);
  expect(await photos(root)).toEqual(names);
});

test.each<[what: string, make: () => Promise<Buffer>, reason: string]>([
  ['a page', async () => Buffer.from('<!doctype html><p>Not found</p>'), 'unsupported'],
  ['a GIF', () => flat(50, 50).gif().toBuffer(), 'it is a gif file'],
  ['half a JPEG', async () => (await fromPhone()).subarray(0, -500), 'premature end'],
])('%s cannot be used, and the reason is given', async (_, make, reason) => {
  const root = await makeFolder({ [beach]: await make() });
  expect((await buildPhotographs(root)).get(beach)).toContain(reason);
});
