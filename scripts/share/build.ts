import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { company } from '@/lib/content/site';
import { mark } from '@/lib/mark';
import { shareImage } from '@/lib/seo/share-image';
import type { SitePage } from '@/lib/seo/site-page';
import { hash } from '../photographs/manifest';
import { openPhotograph } from '../photographs/open';
import { drawShareImage } from './draw';
import { settings } from './settings';
import { loadRupee } from './text';

export type Built = { drawn: number; kept: number; removed: number };

/** What each file was drawn from, by its name: a hash. */
type Manifest = Record<string, string>;

const outputFolder = 'public/share';
const manifestFile = '.generated/share-images.json';

/**
 * Draws the share image of each page into public/share and removes those of pages that are gone.
 * An image whose picture, words and settings are those of the last run is kept.
 * @param root the project's folder
 * @returns how many were drawn, kept and removed
 * @throws an Error that names the page when its image cannot be drawn
 */
export async function buildShareImages(root: string, pages: readonly SitePage[]): Promise<Built> {
  const folder = path.join(root, outputFolder);
  await mkdir(folder, { recursive: true });
  const existing = new Set(await listFiles(folder));
  const known = await readManifest(root);
  const code = await Promise.all(
    ['draw.ts', 'text.ts'].map((name) =>
      readFile(path.join(process.cwd(), 'scripts/share', name), 'utf8'),
    ),
  );
  const manifest: Manifest = {};
  let drawn = 0;
  await loadRupee();

  await inParallel(pages, async (page) => {
    const name = shareImage(page.route).replace('/share/', '');
    const words = { heading: page.heading, label: page.label, company: company.name };
    const source = await readPicture(root, page.image.src);
    const id = hash(
      Buffer.concat([source, Buffer.from(JSON.stringify([words, mark, settings, code]))]),
    );
    manifest[name] = id;
    if (known[name] === id && existing.has(name)) return;
    try {
      const picture = isPhotograph(page.image.src)
        ? await (await openPhotograph(source)).png().toBuffer()
        : source;
      await writeWhole(path.join(folder, name), await drawShareImage(picture, words));
    } catch (error) {
      throw new Error(`The share image of ${page.route} ${(error as Error).message}`);
    }
    drawn += 1;
  });

  const stale = [...existing].filter((name) => !(name in manifest));
  for (const name of stale) await rm(path.join(folder, name));
  await writeWhole(path.join(root, manifestFile), JSON.stringify(manifest, undefined, 2));
  return { drawn, kept: pages.length - drawn, removed: stale.length };
}

function isPhotograph(src: string): boolean {
  return src.startsWith('/photographs/');
}

function readPicture(root: string, src: string): Promise<Buffer> {
  return readFile(path.join(root, isPhotograph(src) ? src : `public${src}`));
}

/** One at a time for each processor: a picture in work takes some 10 MB. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.all(workers);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'));
}

async function readManifest(root: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(root, manifestFile), 'utf8'));
  } catch {
    return {};
  }
}

/** A run that is stopped halfway must not leave half a file under its name. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}
