import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { readMailSettings } from '@/lib/enquiry/mail-settings';
import { workerPath } from '@/lib/routes/file-paths';
import { filesIn } from '../files-in.mjs';
import { codeOf, codeOptions, compileWorker } from './bundle';
import { writeDialogs } from './dialogs';
import { writeHtaccess } from './htaccess';
import { isForNextOnly, isStatic, scriptFolder } from './next';
import { readRedirects, writeRedirectPages } from './redirect-pages';
import { rewritePages } from './rewrite-pages';
import { writeShareImages } from './share-images';

/**
 * Turns the export of `next build` into the files that a host needs.
 * @param root the export folder
 * @param buildTime as in `readBuildTime`
 */
export async function finishExport(root: string, buildTime: string): Promise<void> {
  const redirects = await readRedirects(root);
  const { files, initial } = codeOf(await build(codeOptions('production')));
  const write = (name: string, text: string) => writeFile(path.join(root, name), text);

  // The order matters, because some steps use the files of earlier ones.
  await writeShareImages(root);
  await writeDialogs(root);
  await writeHtaccess(root, redirects);
  await writeRedirectPages(root, redirects);
  const mail = readMailSettings(process.env);
  await rewritePages(root, initial, mail?.origin, filesIn('public'));

  const names = filesIn(root);
  for (const name of names) if (isForNextOnly(name, names)) await rm(path.join(root, name));
  await mkdir(path.join(root, scriptFolder), { recursive: true });
  for (const [address, code] of files) await write(address, code);

  await write(workerPath, await compileWorker(filesIn(root).filter(isStatic), buildTime));
  await write('build.json', JSON.stringify({ built: new Date(), mail }));
}
