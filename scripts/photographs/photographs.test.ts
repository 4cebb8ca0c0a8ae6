import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Manifest } from '@/components/ui/photograph';
import { buildPhotographs, inspectPhotographs } from './build-photographs';
import { readPhotograph } from './read-photograph';

const beach = '/photographs/beaches/Beach Walk (1).JPG';
const jail = '/photographs/jail.png';
const widths = [320, 480, 500];
let root: string;

// Decoding 70 megapixels takes a while on a busy machine.
jest.setTimeout(60_000);

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  fs.mkdirSync(path.join(root, 'photographs/beaches'), { recursive: true });
  put(beach, await fromPhone());
  put(jail, await flat(350, 200).png().toBuffer());
});

afterEach(() => fs.rmSync(root, { recursive: true }));

const put = (name: string, bytes: Buffer) => fs.writeFileSync(path.join(root, name), bytes);
const flat = (width: number, height: number, background = '#c83c28') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photograph as phones save it: rotated, in the P3 colour space, with GPS data. */
async function fromPhone(): Promise<Buffer> {
  const left = await flat(300, 500).png().toBuffer();
  return flat(600, 500, '#1e6e8c')
    .composite([{ input: left, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const build = (...names: string[]) => buildPhotographs(names, { root, output: root });
const photos = () => fs.readdirSync(path.join(root, 'photos')).sort();
const manifest = (): Manifest =>
  JSON.parse(fs.readFileSync(path.join(root, '.generated/photographs.json'), 'utf8'));

test('writes AVIF and WebP in every width up to its own, upright, in sRGB, without metadata', async () => {
  expect(await build(beach)).toEqual({ encoded: 1, kept: 0 });
  const built = manifest()[beach];
  expect(built).toMatchObject({ width: 500, height: 600, placeholder: 'bg-[#755]' });
  for (const format of ['avif', 'webp'] as const) {
    const entry = new RegExp(
      `^(/photos/beaches-beach-walk-1--(\\d+)-[0-9a-f]{10}\\.${format}) \\2w$`,
    );
    const entries = built?.[format].split(', ').map((text) => entry.exec(text)) ?? [];
    expect(entries.map((found) => Number(found?.[2]))).toEqual(widths);
    for (const [index, found] of entries.entries()) {
      const file = sharp(path.join(root, found?.[1] ?? ''));
      const { width, exif, icc, xmp, orientation } = await file.metadata();
      const none = { exif: undefined, icc: undefined, xmp: undefined, orientation: undefined };
      expect({ width, exif, icc, xmp, orientation }).toEqual({ width: widths[index], ...none });
      // The left half of the rotated picture.
      const top = await file.extract({ left: 50, top: 50, width: 1, height: 1 }).raw().toBuffer();
      const differences = [200, 60, 40].map((value, index) => Math.abs(value - (top[index] ?? 0)));
      expect(Math.max(...differences)).toBeLessThan(6);
    }
    expect(built?.src).toBe(entries.at(-1)?.[1]?.replace('.avif', '.webp'));
  }
});

test('encodes a photograph again when it or one of its files has changed, and removes old files', async () => {
  await build(beach, jail);
  const stamps = () =>
    photos().map((name) => [name, fs.statSync(path.join(root, 'photos', name)).mtimeMs]);
  const before = stamps();
  expect(await build(beach, jail)).toEqual({ encoded: 0, kept: 2 });
  expect(stamps()).toEqual(before);

  put(jail, await flat(350, 200, '#000').png().toBuffer());
  expect(await build(beach, jail)).toEqual({ encoded: 1, kept: 1 });
  expect(photos()).toHaveLength(before.length);
  fs.rmSync(path.join(root, 'photos', photos()[0] ?? ''));
  expect(await build(beach, jail)).toEqual({ encoded: 1, kept: 1 });
  expect(photos()).toHaveLength(before.length);

  await build(jail);
  expect(Object.keys(manifest())).toEqual([jail]);
  expect(photos().every((name) => name.startsWith('jail'))).toBe(true);
});

test('tells the content report the size of a photograph, or why it cannot be used', async () => {
  put(beach, Buffer.alloc(0));
  const states = await inspectPhotographs(root, [jail, beach]);
  expect(states.get(jail)).toMatchObject({ width: 350, height: 200 });
  expect(states.get(beach)).toMatchObject({ problem: 'is an empty file' });
});

async function film(): Promise<Buffer> {
  const frames = ['#000', '#fff'].map((colour) => flat(50, 50, colour).png().toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return joined.webp().toBuffer();
}

const refused: [string, () => Promise<Buffer>, problem: string][] = [
  ['HEIC', async () => Buffer.from('\0\0\0 ftypheic … infe hvc1'), 'is a HEIC file'],
  ['a page', async () => Buffer.from('<!doctype html><p>Not found</p>'), 'is not a picture'],
  ['a GIF', () => flat(50, 50).gif().toBuffer(), 'is a file of the kind GIF'],
  ['half a JPEG', async () => (await fromPhone()).subarray(0, -500), 'is damaged'],
  [
    'the colours of print',
    () => flat(60, 40).toColourspace('cmyk').jpeg().toBuffer(),
    'has the colours of print (CMYK)',
  ],
  ['a film', film, 'is animated'],
  [
    '70 megapixels',
    () => flat(10_000, 7_000).png({ compressionLevel: 1 }).toBuffer(),
    'has 10000 × 7000 pixels',
  ],
];

test.each(refused)('refuses %s', async (_, make, problem) => {
  const expected = expect.stringMatching(/^(a|the|\d+) .{10,}/);
  const fault = { problem: expect.stringContaining(problem), expected };
  await expect(readPhotograph(await make())).rejects.toMatchObject(fault);
});
