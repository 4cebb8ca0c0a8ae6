import path from 'node:path';
import sharp from 'sharp';
import type { SitePage } from '@/lib/seo/site-page';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { writeShareImages } from './share-images';

afterEach(removeFolders);

/** A blue square with its middle third in red. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#00f"/><rect y="300" width="900" height="300" fill="#f00"/></svg>';

test('a share image shows the middle of the page’s drawing or photograph', async () => {
  const photograph = await sharp(Buffer.from(drawing)).png().toBuffer();
  const files = { 'public/images/a.svg': drawing, 'photographs/b.png': photograph };
  const root = await makeFolder(files);
  const pages = [
    { route: '/', image: { src: '/images/a.svg' } },
    { route: '/packages/one', image: { src: '/photographs/b.png' } },
  ];
  await writeShareImages(pages as SitePage[], { root, output: root });
  for (const name of ['index.jpg', 'packages/one.jpg']) {
    const image = sharp(path.join(root, 'share', name)).raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const redAt = (y: number) => Number(data[y * 1200 * 3]);
    // The square is scaled to 1200 px, and 285 px are cropped at the top.
    expect([90, 140, 490, 540].filter((y) => redAt(y) > 128)).toEqual([140, 490]);
  }
});
