import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Manifest, manifestFile, type Photograph } from '@/components/ui/photograph';
import type { PhotographState } from '@/lib/content/check/check-images';
import { maxWidth, PictureIssue, type Pixels, readPhotograph } from './read-photograph';

const widths = [320, 480, 640, 960, 1280, 1600, maxWidth];
const formats = {
  avif: { quality: 52, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 5, smartSubsample: true },
};

type Folders = {
  /** The project's folder, with the photographs, and the manifest in `.generated`. */
  root: string;
  /** Where `/photos/…` is served from: `public`, or another folder that becomes part of the export. */
  output: string;
};

/**
 * Encodes photographs into `<output>/photos` as AVIF and WebP in several widths, and writes the
 * manifest that `findPhotograph` reads. File names contain a hash of source and settings: existing
 * files are kept, browsers may cache them without limit, and files no longer used are removed.
 * @param names the photographs, as the content names them: /photographs/beaches/radha-nagar.jpg
 * @returns how many photographs were encoded and how many kept
 * @throws PictureIssue when a photograph cannot be used
 */
export async function buildPhotographs(names: readonly string[], { root, output }: Folders) {
  const folder = path.join(output, 'photos');
  const existing = new Set(await readdir(folder).catch(() => []));
  const known = await readManifest(root);
  const manifest: Manifest = {};
  let encoded = 0;

  for (const name of names) {
    const bytes = await readFile(path.join(root, name));
    const built = known[name];
    const isBuilt =
      built?.hash === hashOf(bytes) && fileNames(built).every((file) => existing.has(file));
    manifest[name] = isBuilt ? built : await encodePhotograph(name, bytes, folder);
    if (!isBuilt) encoded += 1;
  }

  const wanted = new Set(Object.values(manifest).flatMap(fileNames));
  const stale = [...existing].filter((file) => !wanted.has(file));
  for (const file of stale) await rm(path.join(folder, file));
  await mkdir(path.join(root, path.dirname(manifestFile)), { recursive: true });
  await writeFile(path.join(root, manifestFile), JSON.stringify(manifest, undefined, 2));
  return { encoded, kept: names.length - encoded };
}

/**
 * The size of each photograph, or why it cannot be used, for the content report. A photograph in the
 * manifest of the last build is not decoded again.
 * @param root the project's folder
 * @param names existing files: /photographs/beaches/radha-nagar.jpg
 */
export async function inspectPhotographs(
  root: string,
  names: readonly string[],
): Promise<Map<string, PhotographState>> {
  const known = await readManifest(root);
  const states = new Map<string, PhotographState>();
  for (const name of names) {
    const bytes = await readFile(path.join(root, name));
    const built = known[name];
    states.set(name, built?.hash === hashOf(bytes) ? built : await inspectPhotograph(bytes));
  }
  return states;
}

async function inspectPhotograph(bytes: Buffer): Promise<PhotographState> {
  try {
    return (await readPhotograph(bytes)).info;
  } catch (error) {
    if (error instanceof PictureIssue) return error;
    throw error;
  }
}

/** Decodes once and makes all copies from the largest. A picture is never enlarged. */
async function encodePhotograph(name: string, bytes: Buffer, folder: string): Promise<Photograph> {
  const { data, info } = await readPhotograph(bytes);
  await mkdir(folder, { recursive: true });
  const hash = hashOf(bytes);
  const title = name.replace(/^\/photographs\/|\.\w+$/g, '').replace(/[^a-z0-9]+/gi, '-');
  const sizes = [...widths.filter((width) => width < info.width), info.width];

  const encodeAs = (format: 'avif' | 'webp') =>
    Promise.all(
      sizes.map(async (width) => {
        const file = `${title.toLowerCase()}-${width}-${hash}.${format}`;
        const sized = sharp(data, { raw: info }).resize({ width });
        // An interrupted build must not leave an incomplete picture under its final name.
        await sized.toFormat(format, formats[format]).toFile(path.join(folder, `${file}.part`));
        await rename(path.join(folder, `${file}.part`), path.join(folder, file));
        return `/photos/${file} ${width}w`;
      }),
    );
  const [avif, webp] = await Promise.all([encodeAs('avif'), encodeAs('webp')]);
  const [src = ''] = webp.at(-1)?.split(' ') ?? [];
  const placeholder = await meanColour({ data, info });
  const srcset = { avif: avif.join(', '), webp: webp.join(', ') };
  return { hash, width: info.width, height: info.height, placeholder, src, ...srcset };
}

/** A Tailwind class with the mean colour, in four bits per channel so that pictures share classes. */
async function meanColour({ data, info }: Pixels): Promise<string> {
  const { channels, isOpaque } = await sharp(data, { raw: info }).stats();
  if (!isOpaque) return '';
  const digits = channels.slice(0, 3).map(({ mean }) => Math.round(mean / 17).toString(16));
  return `bg-[#${digits.join('')}]`;
}

function hashOf(bytes: Buffer): string {
  const settings = JSON.stringify([widths, formats]);
  return createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10);
}

function fileNames({ avif, webp }: Photograph): string[] {
  return `${avif}, ${webp}`.split(', ').map((entry) => path.basename(entry.split(' ')[0] ?? ''));
}

/** The manifest of the last build; empty when there is none, or none that can be read. */
async function readManifest(root: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(root, manifestFile), 'utf8'));
  } catch {
    return {};
  }
}
