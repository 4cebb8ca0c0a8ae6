import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Photograph } from '@/components/ui/photograph';
import { type Inspected, inspectPhotograph } from './inspect';
import { type BuildManifest, hash, readManifest, writeManifest } from './manifest';
import { decoded, openPhotograph } from './open';
import { type Settings, settings as standard } from './settings';

export type Built = { encoded: number; kept: number; removed: number };

type Output = { file: string; width: number; format: 'avif' | 'webp' };

/** Where the pictures are written, below the project, and where the export has them. */
const outputFolder = 'public/photos';
const outputAddress = '/photos';

/**
 * Builds photographs into public/photos and writes the manifest that findPhotograph reads. The name
 * of each file holds a hash of its source and settings: what is there already is kept, and a host
 * may let browsers keep it for ever. Files that nothing asks for any more are removed.
 * @param root the project's folder
 * @param names the photographs, as the content names them: /photographs/beaches/radha-nagar.jpg
 * @returns how many files were written, kept and removed
 * @throws PictureFault when a photograph cannot be used, and when a file cannot be read or written
 */
export async function buildPhotographs(
  root: string,
  names: readonly string[],
  settings: Settings = standard,
): Promise<Built> {
  const folder = path.join(root, outputFolder);
  if (names.length > 0) await mkdir(folder, { recursive: true });
  const existing = new Set(await readdir(folder).catch(() => []));
  const known = await readManifest(root);
  const manifest: BuildManifest = {};
  const wanted = new Set<string>();
  let encoded = 0;

  for (const name of names) {
    const bytes = await readFile(path.join(root, name));
    const source = hash(bytes);
    const before = known[name];
    const inspected = before?.source === source ? before.inspected : await inspectPhotograph(bytes);
    const outputs = listOutputs(name, source, inspected, settings);
    const missing = outputs.filter(({ file }) => !existing.has(file));
    if (missing.length > 0) await encode(bytes, missing, folder, settings);
    encoded += missing.length;
    for (const { file } of outputs) wanted.add(file);
    manifest[name] = { ...toPhotograph(inspected, outputs), source, inspected };
  }

  const stale = [...existing].filter((file) => !wanted.has(file));
  for (const file of stale) await rm(path.join(folder, file), { recursive: true });
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  await writeManifest(root, manifest);
  return { encoded, kept: wanted.size - encoded, removed: stale.length };
}

function listOutputs(
  name: string,
  source: string,
  { width: own }: Inspected,
  settings: Settings,
): Output[] {
  const largest = Math.min(own, Math.max(...settings.widths));
  const widths = [...settings.widths.filter((width) => width < largest), largest];
  const title = name
    .replace(/^\/photographs\/|\.\w+$/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width) => {
      const id = hash(JSON.stringify([source, width, settings[format]])).slice(0, 10);
      return { file: `${title}-${width}-${id}.${format}`, width, format };
    }),
  );
}

/** Decodes once; all sizes are made from the largest that is asked for. */
async function encode(
  bytes: Buffer,
  outputs: Output[],
  folder: string,
  settings: Settings,
): Promise<void> {
  const picture = await openPhotograph(bytes);
  const { data, info } = await decoded(
    picture
      .resize({ width: Math.max(...outputs.map(({ width }) => width)), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  for (const { file, width, format } of outputs) {
    const target = path.join(folder, file);
    const sized = sharp(data, { raw: info }).resize({ width });
    await sized[format](settings[format]).toFile(`${target}.tmp`);
    // A run stopped halfway must not leave half a picture under its name.
    await rename(`${target}.tmp`, target);
  }
}

function toPhotograph({ width, height, colour }: Inspected, outputs: Output[]): Photograph {
  const largest = outputs.at(-1)?.width ?? width;
  const address = (output: Output) => `${outputAddress}/${output.file}`;
  const all = (format: Output['format']) =>
    outputs
      .filter((output) => output.format === format)
      .map((output) => `${address(output)} ${output.width}w`)
      .join(', ');
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    ...(colour && { placeholder: `bg-[${colour}]` }),
    src:
      outputs
        .filter(({ format }) => format === 'webp')
        .map(address)
        .at(-1) ?? '',
    webp: all('webp'),
    avif: all('avif'),
  };
}
