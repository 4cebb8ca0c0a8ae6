import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SitePage } from '@/lib/seo/site-page';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { writeShareImages } from './share-images';

afterEach(removeFolders);

/** A blue square with its middle third in red. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#00f"/><rect y="300" width="900" height="300" fill="#f00"/></svg>';

const page = (route: string, src: string): SitePage => ({
  route,
  heading: 'A bay',
  title: 'A bay',
  summary: 'A bay in the morning',
  updated: '2026-11-21',
  image: { src, alt: 'Red between blue' },
});

test('a share image shows the middle of the page’s drawing or photograph', async () => {
  const photograph = await sharp(Buffer.from(drawing)).png().toBuffer();
  const root = await makeFolder({
    'public/images/a.svg': drawing,
    'photographs/b.png': photograph,
  });
  const output = path.join(root, 'out');
  const file = (name: string) => readFile(path.join(output, 'share', name));
  const pages = [page('/', '/images/a.svg'), page('/packages/one', '/photographs/b.png')];
  await writeShareImages(pages, { root, output });
  for (const name of ['index.jpg', 'packages/one.jpg']) {
    const { data, info } = await sharp(await file(name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const redAt = (y: number) => Number(data[y * 1200 * 3]);
    // The square is scaled to 1200 px, and 285 px are cropped at the top.
    expect([90, 140, 490, 540].filter((y) => redAt(y) > 128)).toEqual([140, 490]);
  }
});
