import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { getItemDialogs } from '@/components/details/item-dialogs';
import { detailsAddress } from '@/lib/routes';

/**
 * Writes the dialog with the details of each item into a file of its own, which a list fetches when
 * its card is seen. The files of items that are gone are removed.
 * @param publicFolder what the site serves as it is
 * @returns how many there are
 * @throws when a file cannot be written
 */
export async function buildDetails(publicFolder: string): Promise<number> {
  const dialogs = getItemDialogs();
  await rm(path.join(publicFolder, 'details'), { recursive: true, force: true });
  for (const [route, dialog] of dialogs) {
    const file = path.join(publicFolder, detailsAddress(route));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderToStaticMarkup(dialog));
  }
  return dialogs.size;
}
