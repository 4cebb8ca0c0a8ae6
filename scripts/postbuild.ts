import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { workerPath } from '@/components/offline/offline-copies';
import type { FormsFile } from '@/lib/content/query/forms';
import { company, labels } from '@/lib/content/query/site';
import { contentSecurityPolicy } from '@/lib/csp';
import { formsPath } from '@/lib/routes';
import { getSitePages } from '@/lib/site-pages/site-pages';
import { compileWorker, moduleOptions, readModule, scriptFolder } from './browser-code';
import { type BuildInfo, readCommit } from './build/commit';
import { writeHtaccess } from './build/htaccess';
import { readRedirects, writeRedirectPages } from './build/redirect-pages';
import { exportFolder } from './export-folder';
import { writeDialogs } from './postbuild/dialog-files';
import { removeNext } from './postbuild/remove-next';
import { rewritePages } from './postbuild/rewrite-pages';
import { writeShareImages } from './share-images';

// The last step of `npm run build`: turns what `next build` has exported into what hosts get.
const root = path.resolve(exportFolder);
await writeShareImages(getSitePages(), { root: process.cwd(), output: root });
const dialogs = await writeDialogs(root);
const redirects = await readRedirects(root);
await writeRedirectPages(root, redirects);
await writeHtaccess(root, redirects);

const { files: scripts, entry } = readModule(await build(moduleOptions('production')));
await mkdir(path.join(root, scriptFolder), { recursive: true });
for (const [address, code] of scripts) await writeFile(path.join(root, address), code);
const worker = await compileWorker(company.worksOffline !== false, {
  scripts: [...scripts.keys()],
  fresh: labels.lastUpdated,
});
await writeFile(path.join(root, workerPath), worker);
const forms: FormsFile = JSON.parse(await readFile(path.join(root, formsPath), 'utf8'));
const mailOrigin = forms.mail?.origin;
const pages = await rewritePages(root, {
  module: entry,
  policyFor: (hashes) => contentSecurityPolicy({ scripts: hashes, mailOrigin }),
});
console.log(`${pages} pages and ${dialogs} dialogs are in ${exportFolder}/`);

const mark: BuildInfo = { built: new Date().toISOString(), commit: readCommit() };
await writeFile(path.join(root, 'build.json'), JSON.stringify(mark));

await removeNext(root);
