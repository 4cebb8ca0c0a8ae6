import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ItemDialog } from '@/components/items/item-dialog';
import { routeOf } from '@/lib/content/query/items';
import { itemsWithDialog } from '@/lib/item-types/item-types';
import { dialogPath } from '@/lib/routes';
import { refusePlaceholder } from './rewrite-pages';

/**
 * Writes the dialog with the details of each item into its own file, which a list fetches when its
 * card is clicked. It is not a page of Next's, which would have a layout.
 * @param root the export folder
 * @returns the number of files
 * @throws when a file cannot be written, or a placeholder in it is not filled in
 */
export async function writeDialogs(root: string): Promise<number> {
  const items = itemsWithDialog();
  for (const item of items) {
    const file = path.join(root, dialogPath(routeOf(item)));
    const html = renderToStaticMarkup(createElement(ItemDialog, { item }));
    parse(html).querySelectorAll('*').forEach(refusePlaceholder);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return items.length;
}
