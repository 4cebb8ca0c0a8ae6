import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Manifest, manifestFile, type Photograph } from '@/lib/content/query/photograph';
import { parseJson } from '@/lib/text/parse-json';
import { filesIn } from './files-in.mjs';
import { readText } from './steps.mjs';

const widths = [480, 960, 1600];
const webp = { quality: 76, effort: 5, smartSubsample: true };

/**
 * Encodes each photograph in the folder `photographs` as WebP in up to three widths, in `public/photos`, and writes the
 * manifest that `findPhotograph` reads. File names contain a hash of the photograph and the settings, so existing files
 * are kept. Removes files that no longer belong to a photograph.
 * @param root the project's folder
 * @returns why photographs can't be used, by their paths in the content
 */
export async function buildPhotographs(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(root, 'public/photos');
  const stored = new Set(await readdir(folder).catch(() => []));
  const oldManifest = (parseJson(readText(path.join(root, manifestFile))) ?? {}) as Manifest;
  const manifest: Manifest = {};
  const unusable = new Map<string, string>();

  for (const file of filesIn(path.join(root, 'photographs'))) {
    if (!/\.(jpe?g|png|webp)$/i.test(file)) continue;
    const name = `/photographs/${file}`;
    const bytes = await readFile(path.join(root, name));
    const last = oldManifest[name];
    const isBuilt = last?.hash === hashOf(bytes) && filesOf(last).every((copy) => stored.has(copy));
    try {
      manifest[name] = isBuilt ? last : await encode(name, bytes, folder);
    } catch (error) {
      unusable.set(name, (error as Error).message);
    }
  }

  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of stored) if (!wanted.has(file)) await rm(path.join(folder, file));
  // Don't write an unchanged manifest, because `npm run dev` may be reading it.
  if (JSON.stringify(manifest) !== JSON.stringify(oldManifest)) {
    await mkdir(path.join(root, path.dirname(manifestFile)), { recursive: true });
    await writeFile(path.join(root, manifestFile), JSON.stringify(manifest));
  }
  return unusable;
}

/**
 * Encodes a photograph in all widths up to its own. Decodes it only once.
 * @throws Error that says why the photograph can't be used
 */
async function encode(name: string, bytes: Buffer, folder: string): Promise<Photograph> {
  const { data, info } = await decode(bytes);
  const hash = hashOf(bytes);
  const title = name.replace(/^\/photographs\/|\.\w+$/g, '').replace(/[^a-z0-9]+/gi, '-');
  await mkdir(folder, { recursive: true });
  const srcset: string[] = [];
  let src = '';
  for (const width of [...widths.filter((smaller) => smaller < info.width), info.width]) {
    const file = `${title.toLowerCase()}-${width}-${hash}.webp`;
    await sharp(data, { raw: info }).resize({ width }).webp(webp).toFile(path.join(folder, file));
    src = `/photos/${file}`;
    srcset.push(`${src} ${width}w`);
  }
  return { hash, width: info.width, height: info.height, src, srcset: srcset.join(', ') };
}

/**
 * Decodes a photograph upright, in sRGB, no wider than the widest file, and without metadata such as the location. Only
 * decoding shows whether a file is complete.
 * @throws Error that says why the photograph can't be used
 */
async function decode(bytes: Buffer) {
  const { format } = await sharp(bytes).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`it is a ${format} file`);
  // Not 'warning', because the decoder warns about JPEGs from some phones, although all viewers show them.
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
