import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Manifest, manifestFile, type Photograph } from '@/components/ui/photograph';
import type { PhotographState, Unusable } from '@/lib/content/check/check-images';
import { filesIn } from './files-in.mjs';

const widths = [480, 960, 1600];
const webp = { quality: 76, effort: 5, smartSubsample: true };

/**
 * Encodes each photograph of the folder `photographs` as WebP in up to three widths, into
 * `public/photos`, and writes the manifest that `findPhotograph` reads. The names contain a hash of
 * source and settings: existing files are kept, and files that belong to no photograph are removed.
 * @param root the project's folder
 * @returns for each photograph, by its name in the content (/photographs/beaches/radha-nagar.jpg),
 *   its largest size in px, or why it cannot be used
 */
export async function buildPhotographs(root: string): Promise<Map<string, PhotographState>> {
  const folder = path.join(root, 'public/photos');
  const existing = new Set(await readdir(folder).catch(() => []));
  const known = await readManifest(root);
  const manifest: Manifest = {};
  const states = new Map<string, PhotographState>();

  for (const file of filesIn(path.join(root, 'photographs'))) {
    if (!/\.(jpe?g|png|webp)$/i.test(file)) continue;
    const name = `/photographs/${file}`;
    const bytes = await readFile(path.join(root, name));
    const built = known[name];
    const isBuilt = built?.hash === hashOf(bytes) && filesOf(built).every((it) => existing.has(it));
    const state = isBuilt ? built : await encode(name, bytes, folder);
    states.set(name, state);
    if ('hash' in state) manifest[name] = state;
  }

  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of existing) if (!wanted.has(file)) await rm(path.join(folder, file));
  // `npm run dev` reads the manifest at the same time, which therefore changes only with a photograph.
  if (JSON.stringify(manifest) !== JSON.stringify(known)) {
    await mkdir(path.join(root, path.dirname(manifestFile)), { recursive: true });
    await writeFile(path.join(root, manifestFile), JSON.stringify(manifest));
  }
  return states;
}

/** Decodes a photograph once and makes all widths from it. A picture is never enlarged. */
async function encode(name: string, bytes: Buffer, folder: string): Promise<Photograph | Unusable> {
  const pixels = await decode(bytes).catch((error: Error) => error);
  if (pixels instanceof Error) {
    return {
      problem: `is not usable: ${pixels.message}`,
      expected: 'a whole JPEG, PNG or WebP file; the program that shows it can export one',
    };
  }
  const { data, info } = pixels;
  const hash = hashOf(bytes);
  const title = name.replace(/^\/photographs\/|\.\w+$/g, '').replace(/[^a-z0-9]+/gi, '-');
  await mkdir(folder, { recursive: true });
  const srcset: string[] = [];
  let src = '';
  for (const width of [...widths.filter((one) => one < info.width), info.width]) {
    const file = `${title.toLowerCase()}-${width}-${hash}.webp`;
    await sharp(data, { raw: info }).resize({ width }).webp(webp).toFile(path.join(folder, file));
    src = `/photos/${file}`;
    srcset.push(`${src} ${width}w`);
  }
  return { hash, width: info.width, height: info.height, src, srcset: srcset.join(', ') };
}

/**
 * The pixels of a photograph: upright, in sRGB, at most as wide as the widest copy, without metadata
 * such as the place. Only decoding shows whether a file is complete.
 * @throws an Error that says why the photograph cannot be used
 */
async function decode(bytes: Buffer) {
  const { format } = await sharp(bytes).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`it is a ${format} file`);
  // Some phones write JPEGs that every viewer shows, but that cause a warning of the decoder.
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: widths.at(-1), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function hashOf(bytes: Buffer): string {
  const settings = JSON.stringify([widths, webp]);
  return createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10);
}

function filesOf({ srcset }: Photograph): string[] {
  return srcset.split(', ').map((entry) => path.basename(entry.split(' ')[0] ?? ''));
}

/** The manifest of the last build; empty when there is none, or none that can be read. */
async function readManifest(root: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(root, manifestFile), 'utf8'));
  } catch {
    return {};
  }
}
