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
 * @throws Error if a file can't be written, or with the name of one that contains an unusable element
 */
export async function writeDialogs(root: string): Promise<void> {
  for (const item of itemsWithDialog) {
    const name = dialogPath(routeOf(item));
    const file = path.join(root, name);
    const html = renderToStaticMarkup(createElement(DialogByType, { item }));
    try {
      assertUsable(parse(html));
    } catch (cause) {
      throw new Error(`${name} can't be used. ${(cause as Error).message}`, { cause });
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}
