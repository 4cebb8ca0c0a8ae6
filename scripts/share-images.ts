import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SitePage } from '@/lib/pages/site-pages';
import { shareImage, shareSize } from '@/lib/seo/share-image';

/**
 * Writes the share image of each page, cropped from the middle of its drawing or photograph.
 * @param root the project's folder, with `public/images` and `photographs`
 * @param output the export folder
 * @throws Error if a picture can't be read
 */
export async function writeShareImages(
  pages: readonly SitePage[],
  { root, output }: { root: string; output: string },
): Promise<void> {
  // Several pages may have the same picture, so encode each only once.
  const sources = [...new Set(pages.map(({ image }) => image.src))];
  const encoded = await Promise.all(sources.map((src) => encode(root, src)));
  for (const { route, image } of pages) {
    const target = path.join(output, shareImage(route));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, encoded[sources.indexOf(image.src)] ?? '');
  }
}

/** Encodes a picture as JPEG. */
function encode(root: string, src: string): Promise<Buffer> {
  const isPhotograph = src.startsWith('/photographs/');
  return sharp(path.join(root, isPhotograph ? '' : 'public', src))
    .autoOrient()
    .resize({ ...shareSize, fit: 'cover' })
    .flatten()
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
