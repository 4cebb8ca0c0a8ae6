import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sitePages } from '@/lib/pages/site-pages';
import { shareImage, shareSize } from '@/lib/seo/share-image';

/**
 * Writes the share image of each page, cropped from the middle of its drawing or photograph.
 * @param root the export folder
 * @throws Error if a picture can't be read
 */
export async function writeShareImages(root: string): Promise<void> {
  // Several pages may have the same picture, so encode each only once.
  const sources = [...new Set(sitePages.map(({ image }) => image.src))];
  const encoded = await Promise.all(sources.map(encode));
  for (const { route, image } of sitePages) {
    const target = path.join(root, shareImage(route));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, encoded[sources.indexOf(image.src)] ?? '');
  }
}

/** Encodes a picture as JPEG. */
function encode(src: string): Promise<Buffer> {
  const isPhotograph = src.startsWith('/photographs/');
  return sharp(path.join(isPhotograph ? '.' : 'public', src))
    .autoOrient()
    .resize({ ...shareSize, fit: 'cover' })
    .flatten()
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
