import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workerPath } from '@/components/offline/shared-with-worker';
import { sitePages } from '@/lib/routes/site-pages';
import { filesIn } from '../files-in.mjs';
import { writeShareImages } from '../share-images';
import { compileCode, compileWorker } from './bundle';
import { type BuildInfo, readCommit } from './commit';
import { writeDialogs } from './dialogs';
import { writeHtaccess } from './htaccess';
import { isForNextAlone, isStatic, scriptFolder } from './next-output';
import { readRedirects, writeRedirectPages } from './redirect-pages';
import { rewritePages } from './rewrite-pages';

type Options = { built: string; mailOrigin: string | undefined };

/**
 * Turns the export of `next build` into the files for hosts.
 * @param folder the export folder
 * @param options the time of the build, and the origin of the mail service
 */
export async function finishExport(folder: string, { built, mailOrigin }: Options): Promise<void> {
  const root = path.resolve(folder);
  const redirects = await readRedirects(root);
  const { files, initial } = await compileCode();
  const write = (name: string, text: string) => writeFile(path.join(root, name), text);

  // In this order, because some steps use the files of those before them.
  console.log('Share pictures');
  await writeShareImages(sitePages, { root: process.cwd(), output: root });
  console.log('Dialogs of items');
  await writeDialogs(root);
  console.log('Rules for Apache');
  await writeHtaccess(root, redirects);
  console.log('Pages of old addresses');
  await writeRedirectPages(root, redirects);

  console.log('Policy and scripts of all pages');
  await rewritePages(root, { initial, mailOrigin, copied: filesIn('public') });

  console.log('Files that only the removed scripts needed');
  const names = filesIn(root);
  for (const name of names) if (isForNextAlone(name, names)) await rm(path.join(root, name));

  console.log('Scripts of the site');
  await mkdir(path.join(root, scriptFolder), { recursive: true });
  for (const [address, code] of files) await write(address, code);

  console.log('Service worker, which caches all scripts, styles and fonts');
  const cached = filesIn(root).filter(isStatic);
  await write(workerPath, await compileWorker(cached.map((name) => `/${name}`)));

  console.log('build.json');
  const info: BuildInfo = { built, commit: readCommit() };
  await write('build.json', JSON.stringify(info));
}
