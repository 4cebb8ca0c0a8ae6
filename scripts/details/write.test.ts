import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeOf } from '@/lib/content/query/items';
import { itemsWithDialog } from '@/lib/item-types/item-types';
import { detailsAddress } from '@/lib/routes';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { writeDetails } from './write';

afterEach(removeFolders);

test('each item has a file with its dialog, closed, and with nothing that the policy refuses', async () => {
  const root = await makeFolder();
  const count = await writeDetails(root);
  const routes = itemsWithDialog().map(routeOf);
  expect(count).toBe(routes.length);
  const names = await readdir(path.join(root, 'details'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.txt'))).toHaveLength(count);
  for (const route of routes) {
    const html = await readFile(path.join(root, detailsAddress(route)), 'utf8');
    expect(html).toMatch(/^<dialog id="details-[^"]+"[^>]*>.*<\/dialog>$/s);
    expect(html).toContain(`data-address="${route}"`);
    expect(html).not.toMatch(/<dialog[^>]* open|<(script|style)| style=| on[a-z]+=/);
  }
});
