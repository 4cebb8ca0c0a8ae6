/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rawContent } from '@/lib/content/store';
import { detailsAddress, packageRoute } from '@/lib/routes';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { buildDetails } from './build';

afterEach(removeFolders);

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.txt'));

test('every item with a card has its dialog in a file; those of others are removed', async () => {
  const folder = await makeFolder({
    'details/packages/sold-out.txt': 'of an older build',
    'robots.txt': 'not ours',
  });
  const count = await buildDetails(folder);
  const { familyPackages, honeymoonPackages, themedPackages, topPlaces, offbeatPlaces } =
    rawContent as unknown as Record<string, { hidden?: boolean }[]>;
  const packages = [familyPackages, honeymoonPackages, themedPackages].flat();
  const places = [topPlaces, offbeatPlaces].flat();
  const shown = (items: ({ hidden?: boolean } | undefined)[]) =>
    items.filter((item) => !item?.hidden).length;
  expect(await filesIn(path.join(folder, 'details', 'packages'))).toHaveLength(shown(packages));
  expect(await filesIn(path.join(folder, 'details', 'topplaces'))).toHaveLength(shown(places));
  expect(await filesIn(path.join(folder, 'details'))).toHaveLength(count);
  expect(await filesIn(folder)).toHaveLength(count + 1);
});

test('a file holds one dialog, closed, with the address of the item’s own page', async () => {
  const folder = await makeFolder();
  await buildDetails(folder);
  const [item] = rawContent.familyPackages as { slug: string }[];
  const route = packageRoute(item ?? { slug: '' });
  const html = await readFile(path.join(folder, detailsAddress(route)), 'utf8');
  expect(html).toMatch(/^<dialog id="details-[^"]+" data-address="[^"]+"[^>]*>.*<\/dialog>$/s);
  expect(html).toContain(`data-address="${route}"`);
  expect(html).not.toMatch(/<dialog[^>]* open/);
  // The page's policy would refuse these.
  expect(html).not.toMatch(/<(script|style)| style=| on[a-z]+=/);
});
