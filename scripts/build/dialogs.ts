import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DialogByType } from '@/components/item-types/by-type';
import { routeOf } from '@/lib/content/query/items';
import { itemsWithDialog } from '@/lib/item-types/views';
import { dialogPath } from '@/lib/routes/file-paths';
import { assertUsable } from './assert-usable';

/**
 * Writes the dialog of each item into a file, which pages fetch when the item's card is clicked. Next can't write these
 * files, because all its pages include the layout.
 * @param root the export folder
 * @throws Error if a file can't be written or contains an unusable element (assert-usable.ts)
 */
export async function writeDialogs(root: string): Promise<void> {
  for (const item of itemsWithDialog) {
    const file = path.join(root, dialogPath(routeOf(item)));
    const html = renderToStaticMarkup(createElement(DialogByType, { item }));
    assertUsable(parse(html));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}
