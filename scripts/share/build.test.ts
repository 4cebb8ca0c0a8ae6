/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SitePage } from '@/lib/seo/site-page';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { buildShareImages } from './build';
import { drawShareImage } from './draw';

// Draws pictures; the machine may be busy with other tests.
jest.setTimeout(60_000);
// The fonts are cut by an earlier step of the build, which may not have run yet.
beforeAll(() => {
  execFileSync(process.execPath, ['--import', require.resolve('tsx'), 'scripts/fonts.ts']);
});
afterEach(removeFolders);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#f00"/></svg>';

const page = (route: string, heading: string): SitePage => ({
  route,
  heading,
  title: heading,
  summary: heading,
  updated: '2026-11-21',
  image: { src: '/images/a.svg', alt: 'Red all over' },
});

const words = (heading: string) => ({ heading, label: 'Family Packages', company: 'Sea Almond' });

test('a page gets a progressive JPEG of the right size, with its picture at the right', async () => {
  const root = await makeFolder({ 'public/images/a.svg': drawing });
  expect(await buildShareImages(root, [page('/', 'Home'), page('/packages/one', 'One')])).toEqual({
    drawn: 2,
    kept: 0,
    removed: 0,
  });
  for (const name of ['index.jpg', 'packages/one.jpg']) {
    const file = path.join(root, 'public/share', name);
    const { format, width, height, isProgressive } = await sharp(file).metadata();
    expect({ format, width, height, isProgressive }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      isProgressive: true,
    });
    expect((await stat(file)).size).toBeLessThan(150_000);
    const right = await sharp(file)
      .extract({ left: 1100, top: 0, width: 100, height: 630 })
      .toBuffer();
    const { channels } = await sharp(right).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([16, 0, 0]);
  }
});

test('a second run draws what has changed and nothing else, and removes what no page has', async () => {
  const root = await makeFolder({ 'public/images/a.svg': drawing });
  const pages = [page('/one', 'One'), page('/two', 'Two'), page('/three', 'Three')];
  await buildShareImages(root, pages);
  const file = (name: string) => path.join(root, 'public/share', name);
  await writeFile(file('one.jpg'), 'kept');

  const [one, , three] = pages as [SitePage, SitePage, SitePage];
  await rm(file('three.jpg'));
  expect(await buildShareImages(root, [one, three])).toEqual({ drawn: 1, kept: 1, removed: 1 });
  expect(await readFile(file('one.jpg'), 'utf8')).toBe('kept');

  expect(await buildShareImages(root, [{ ...one, heading: 'Other' }, three])).toMatchObject({
    drawn: 1,
  });
  await writeFile(path.join(root, 'public/images/a.svg'), drawing.replace('#f00', '#00f'));
  expect(await buildShareImages(root, [one, three])).toMatchObject({ drawn: 2, kept: 0 });
});

test('₹ is drawn from the site’s own font, long headings fit, and no markup is read', async () => {
  const picture = Buffer.from(drawing);
  const price = await drawShareImage(picture, words('From ₹22,500'));
  const without = await drawShareImage(picture, words('From 22,500'));
  expect(price.equals(without)).toBe(false);
  await drawShareImage(picture, words(`Rice & <b>fish</b> ${'and more '.repeat(6)}`));
});

test('what cannot be drawn is an error that names the page', async () => {
  const root = await makeFolder({ 'public/images/a.svg': drawing });
  const build = buildShareImages(root, [page('/long', 'Unbelievably'.repeat(6))]);
  await expect(build).rejects.toThrow('The share image of /long');
});
