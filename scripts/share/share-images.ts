import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { company } from '@/lib/content/query/site';
import { logo } from '@/lib/logo';
import { shareImage } from '@/lib/seo/share-image';
import type { SitePage } from '@/lib/seo/site-page';
import tailwind from '@/tailwind.config';
import { drawShareImage } from './draw-share-image';

type Folders = {
  /** The project, with `public/images` and `photographs`. */
  root: string;
  /** Where `/share/…` is served from: the export, or a folder that becomes part of it. */
  output: string;
  /** Where drawn images are kept between builds, named by the hash of what they show. */
  cache: string;
};

/**
 * Writes the share image of each page to `<output>/share/`. An image whose picture, text and drawing
 * code have not changed comes from the cache; images that no page uses any more are removed.
 * @returns how many were drawn and how many came from the cache
 * @throws an Error that names the page when its picture cannot be read
 */
export async function buildShareImages(pages: readonly SitePage[], folders: Folders) {
  const { root, output, cache } = folders;
  const code = await readFile(path.join(process.cwd(), 'scripts/share/draw-share-image.ts'));
  await rm(path.join(output, 'share'), { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const unused = new Set(await readdir(cache));
  let drawn = 0;

  async function build({ route, heading, label, image }: SitePage) {
    const isPhotograph = image.src.startsWith('/photographs/');
    const picture = await readFile(path.join(root, isPhotograph ? '' : 'public', image.src));
    const text = { heading, label, company: company.name };
    const hash = createHash('sha256').update(picture).update(code);
    const name = `${hash.update(JSON.stringify([text, logo, tailwind.theme.extend.colors])).digest('hex')}.jpg`;
    const cached = path.join(cache, name);
    if (!unused.delete(name)) {
      // An interrupted build must not leave an incomplete file under its final name.
      const part = path.join(cache, randomUUID());
      await writeFile(part, await drawShareImage(picture, text));
      await rename(part, cached);
      drawn += 1;
    }
    const target = path.join(output, shareImage(route));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
  }

  const queue = pages.values();
  // One at a time for each processor: drawing an image takes about 10 MB.
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const page of queue) {
      await build(page).catch((cause: Error) => {
        throw new Error(`The share image of ${page.route}: ${cause.message}`, { cause });
      });
    }
  });
  await Promise.all(workers);
  for (const name of unused) await rm(path.join(cache, name));
  return { drawn, kept: pages.length - drawn };
}
