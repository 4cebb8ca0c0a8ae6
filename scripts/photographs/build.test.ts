import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { buildPhotographs } from './build';
import { type BuildManifest, readManifest } from './manifest';
import type { Settings } from './settings';
import { colourAt, flat, fromPhone, halves, put } from './test-pictures';

jest.setTimeout(60_000);

const settings: Settings = { widths: [40, 80, 160], avif: { quality: 50 }, webp: { quality: 75 } };
const beach = '/photographs/beaches/Beach Walk (1).JPG';
const jail = '/photographs/jail.png';
let root: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  put(root, beach, await fromPhone(300, 200));
  put(root, jail, await halves(120, 80));
});

afterEach(() => rmSync(root, { recursive: true }));

const photos = () => readdirSync(path.join(root, 'public/photos')).sort();

/** When each file was written: an encoder that ran again would show. */
const stamps = () =>
  photos().map((name) => [name, statSync(path.join(root, 'public/photos', name)).mtimeMs]);

async function entry(name: string): Promise<BuildManifest[string]> {
  const found = (await readManifest(root))[name];
  if (!found) throw new Error(`no ${name} in the manifest`);
  return found;
}

const fileOf = (address: string) => path.join(root, 'public', address);

test('makes AVIF and WebP in every width up to its own, never enlarged', async () => {
  expect(await buildPhotographs(root, [beach, jail], settings)).toEqual({
    encoded: 12,
    kept: 0,
    removed: 0,
  });
  const { avif, webp, src, width, height } = await entry(jail);
  for (const [format, srcset] of Object.entries({ avif, webp })) {
    const widths = srcset.split(', ').map((candidate) => {
      expect(candidate).toMatch(new RegExp(`^/photos/jail-\\d+-[0-9a-f]{10}\\.${format} \\d+w$`));
      return Number(/ (\d+)w$/.exec(candidate)?.[1]);
    });
    // The picture is 120 wide: 160 would enlarge it.
    expect(widths).toEqual([40, 80, 120]);
  }
  expect([width, height]).toEqual([120, 80]);
  expect(webp).toContain(`${src} 120w`);

  for (const name of photos()) {
    const data = await sharp(path.join(root, 'public/photos', name)).metadata();
    expect(name).toContain(`-${data.width}-`);
    expect(data.format).toBe(name.endsWith('.webp') ? 'webp' : 'heif');
  }
});

test('turns it upright, and tells nothing of camera and place', async () => {
  await buildPhotographs(root, [beach], settings);
  const { src, width, height, webp } = await entry(beach);
  expect([width, height]).toEqual([160, 240]);
  // Turned to the right: what was left is at the top now.
  const [top, below] = [await colourAt(fileOf(src), 80, 10), await colourAt(fileOf(src), 80, 230)];
  expect(top[0]).toBeGreaterThan(150);
  expect(below[0]).toBeLessThan(80);

  expect(readFileSync(path.join(root, beach)).includes('Exif')).toBe(true);
  for (const name of photos()) {
    const file = path.join(root, 'public/photos', name);
    const { exif, xmp, icc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(readFileSync(file).includes('Exif')).toBe(false);
  }
  expect(webp).toMatch(/^\/photos\/beaches-beach-walk-1-/);
});

test('turns the colours of a HEIC into those of screens', async () => {
  const heic = '/photographs/phone.heic';
  put(root, heic, readFileSync(path.join(__dirname, 'phone.heic')));
  await buildPhotographs(root, [heic], settings);
  const { src, avif, height } = await entry(heic);
  const smallAvif = fileOf(avif.split(' ')[0] ?? '');
  expect(height).toBe(100);
  for (const [file, x] of [
    [fileOf(src), 20],
    [smallAvif, 8],
  ] as const) {
    const colour = await colourAt(file, x, 10);
    // #c83c28; without its profile the file says 186, 71, 50
    for (const [index, value] of [200, 60, 40].entries()) {
      expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThan(6);
    }
  }
});

test('keeps what can be seen through', async () => {
  const { data, info } = await sharp(await halves(120, 80))
    .removeAlpha()
    .ensureAlpha(0.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  put(root, jail, await sharp(data, { raw: info }).png().toBuffer());
  await buildPhotographs(root, [jail], settings);
  const { src, placeholder } = await entry(jail);
  expect(placeholder).toBeUndefined();
  expect(await sharp(fileOf(src)).metadata()).toMatchObject({ hasAlpha: true });
});

test('a mean colour in four bits stands until the picture does', async () => {
  await buildPhotographs(root, [jail], settings);
  // The mean of #c83c28 and #1e6e8c.
  expect((await entry(jail)).placeholder).toMatch(/^bg-.#755.$/);
});

test('a second run encodes nothing and touches no file', async () => {
  await buildPhotographs(root, [beach, jail], settings);
  const before = stamps();
  const manifest = await readManifest(root);
  expect(await buildPhotographs(root, [beach, jail], settings)).toEqual({
    encoded: 0,
    kept: 12,
    removed: 0,
  });
  expect(stamps()).toEqual(before);
  expect(await readManifest(root)).toEqual(manifest);
});

test('a changed picture alone is built again, under new names', async () => {
  await buildPhotographs(root, [beach, jail], settings);
  const before = photos();
  put(root, jail, await flat(120, 80).jpeg().toBuffer());
  expect(await buildPhotographs(root, [beach, jail], settings)).toEqual({
    encoded: 6,
    kept: 6,
    removed: 6,
  });
  expect(photos().filter((name) => before.includes(name))).toHaveLength(6);
  expect(photos().every((name) => name.startsWith('beach') || !before.includes(name))).toBe(true);
});

test('changed settings rebuild what they concern', async () => {
  await buildPhotographs(root, [beach, jail], settings);
  const sharper = { ...settings, webp: { quality: 90 } };
  expect(await buildPhotographs(root, [beach, jail], sharper)).toEqual({
    encoded: 6,
    kept: 6,
    removed: 6,
  });
  const wider = { ...sharper, widths: [40, 80, 160, 300] };
  // Upright the beach is 200 wide: one more width for it, none for the jail.
  expect(await buildPhotographs(root, [beach, jail], wider)).toEqual({
    encoded: 2,
    kept: 12,
    removed: 0,
  });
});

test('a lost file is made again, and what a stopped run left goes', async () => {
  await buildPhotographs(root, [jail], settings);
  const [lost = ''] = photos();
  rmSync(path.join(root, 'public/photos', lost));
  put(root, 'public/photos/jail-40.avif.tmp', 'half');
  expect(await buildPhotographs(root, [jail], settings)).toEqual({
    encoded: 1,
    kept: 5,
    removed: 1,
  });
  expect(photos()).toContain(lost);
});

test('a lost manifest costs no encoding', async () => {
  await buildPhotographs(root, [beach, jail], settings);
  const manifest = await readManifest(root);
  put(root, '.generated/photographs.json', '{ half');
  expect(await buildPhotographs(root, [beach, jail], settings)).toMatchObject({ encoded: 0 });
  expect(await readManifest(root)).toEqual(manifest);
});

test('what the content no longer names is removed, the last one with its folder', async () => {
  await buildPhotographs(root, [beach, jail], settings);
  expect(await buildPhotographs(root, [jail], settings)).toEqual({
    encoded: 0,
    kept: 6,
    removed: 6,
  });
  expect(Object.keys(await readManifest(root))).toEqual([jail]);
  await buildPhotographs(root, [], settings);
  expect(readdirSync(path.join(root, 'public'))).toEqual([]);
  expect(await readManifest(root)).toEqual({});
});

test('does not touch the originals', async () => {
  const before = readFileSync(path.join(root, beach));
  await buildPhotographs(root, [beach, jail], settings);
  expect(readFileSync(path.join(root, beach)).equals(before)).toBe(true);
  expect(readdirSync(path.join(root, 'photographs')).sort()).toEqual(['beaches', 'jail.png']);
});
