import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workerPath } from '@/components/offline/shared-with-worker';
import type { FormsFile } from '@/lib/browser-files/types';
import { formsPath } from '@/lib/routes/file-paths';
import { sitePages } from '@/lib/routes/site-pages';
import { filesIn } from '../files-in.mjs';
import { writeShareImages } from '../share-images';
import { exportFolder } from '../site.mjs';
import { compileModule, compileWorker } from './bundle';
import { type BuildInfo, readCommit } from './commit';
import { writeDialogs } from './dialogs';
import { writeHtaccess } from './htaccess';
import { isForNextAlone, isStatic, scriptFolder } from './next-output';
import { readRedirects, writeRedirectPages } from './redirect-pages';
import { rewritePages } from './rewrite-pages';

// The last step of `npm run build`: turns the export of `next build` into the files for hosts.
const folder = exportFolder();
const root = path.resolve(folder);
await writeShareImages(sitePages, { root: process.cwd(), output: root });
const dialogs = await writeDialogs(root);
const redirects = await readRedirects(root);
await writeRedirectPages(root, redirects);
await writeHtaccess(root, redirects);

const { files: scripts, entry } = await compileModule();
await mkdir(path.join(root, scriptFolder), { recursive: true });
for (const [address, code] of scripts) await writeFile(path.join(root, address), code);

const forms: FormsFile = JSON.parse(await readFile(path.join(root, formsPath), 'utf8'));
const built = new Date().toISOString();
const mailOrigin = forms.mail?.origin;
const copied = filesIn('public');
const pages = await rewritePages(root, { module: entry, mailOrigin, built, copied });
const files = filesIn(root);
for (const name of files) if (isForNextAlone(name, files)) await rm(path.join(root, name));
const cached = filesIn(root).filter(isStatic);
await writeFile(path.join(root, workerPath), await compileWorker(cached.map((name) => `/${name}`)));
const info: BuildInfo = { built, commit: readCommit() };
await writeFile(path.join(root, 'build.json'), JSON.stringify(info));
console.log(`${pages} pages and ${dialogs} dialogs are in ${folder}/`);
