import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shareImage, shareSize } from '@/lib/seo/share-image';
import type { SitePage } from '@/lib/seo/site-page';

/** The folder that keeps share images between builds. They are named by a hash of the picture and these settings. */
const cache = '.generated/share';
const frame = { ...shareSize, fit: 'cover' } as const;
const jpeg = { quality: 80, progressive: true };

/**
 * Writes the share image of each page, which shows the middle of the page's drawing or photograph.
 * @param root the project's folder, with `public/images` and `photographs`
 * @param output the export folder
 * @throws Error if a picture can't be read
 */
export async function writeShareImages(
  pages: readonly SitePage[],
  { root, output }: { root: string; output: string },
): Promise<void> {
  await mkdir(path.join(root, cache), { recursive: true });
  // Pages may have the same picture, so encode each picture only once.
  const sources = [...new Set(pages.map(({ image }) => image.src))];
  const files = new Map(
    await Promise.all(sources.map(async (src) => [src, await encode(root, src)] as const)),
  );
  for (const { route, image } of pages) {
    const target = path.join(output, shareImage(route));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(files.get(image.src) ?? '', target);
  }
}

/** Encodes a picture, unless an earlier build has done so. @returns the path of the JPEG file */
async function encode(root: string, src: string): Promise<string> {
  const isPhotograph = src.startsWith('/photographs/');
  const picture = await readFile(path.join(root, isPhotograph ? '' : 'public', src));
  const hash = createHash('sha256')
    .update(picture)
    .update(JSON.stringify([frame, jpeg]));
  const file = path.join(root, cache, `${hash.digest('hex')}.jpg`);
  if (existsSync(file)) return file;
  // Rename at the end, so that an interrupted build leaves no incomplete file under the final name.
  const part = `${file}.${process.pid}`;
  await sharp(picture).autoOrient().resize(frame).flatten().jpeg(jpeg).toFile(part);
  await rename(part, file);
  return file;
}
