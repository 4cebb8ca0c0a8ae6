import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { workerPath } from '@/components/offline/offline-copies';
import { company, labels } from '@/lib/content/query/site';
import { contentSecurityPolicy } from '@/lib/csp';
import { getSitePages } from '@/lib/site-pages/site-pages';
import { compileWorker, moduleOptions, readModule, scriptFolder } from './browser-code';
import type { BuildInfo } from './check-live/live-build';
import { readCommit } from './commit';
import { exportFolder } from './export-folder';
import { loadMailEnvironment } from './mail/environment';
import { writeDialogs } from './postbuild/dialog-files';
import { writeHostFiles } from './postbuild/host-files';
import { initialWindowBytes, precompress } from './postbuild/precompress';
import { writeRedirectPages } from './postbuild/redirect-pages';
import { removeNext } from './postbuild/remove-next';
import { rewritePages } from './postbuild/rewrite-pages';
import { writeShareImages } from './share-images';

// The last step of `npm run build`: turns what `next build` has exported into what hosts get.
const root = path.resolve(exportFolder);
await writeShareImages(getSitePages(), { root: process.cwd(), output: root });
const dialogs = await writeDialogs(root);
await writeHostFiles(root);
await writeRedirectPages(root);

const { files: scripts, entry } = readModule(await build(moduleOptions('production')));
await mkdir(path.join(root, scriptFolder), { recursive: true });
for (const [address, code] of scripts) await writeFile(path.join(root, address), code);
const worker = await compileWorker(company.worksOffline !== false, {
  scripts: [...scripts.keys()],
  fresh: labels.lastUpdated,
});
await writeFile(path.join(root, workerPath), worker);
const mail = loadMailEnvironment(process.cwd());
const mailOrigin = mail.issue ? undefined : mail.settings?.origin;
const pages = await rewritePages(root, {
  module: entry,
  policyFor: (hashes) => contentSecurityPolicy({ scripts: hashes, mailOrigin }),
});
console.log(`${pages} pages and ${dialogs} dialogs are in ${exportFolder}/`);

const mark: BuildInfo = { built: new Date().toISOString(), commit: readCommit() };
await writeFile(path.join(root, 'build.json'), JSON.stringify(mark));

await removeNext(root);
const { files, bytes, brotliBytes, pages: weighed } = await precompress(root);
const inMb = (count: number) => (count / 1e6).toFixed(1);
console.log(`Compressed ${files} files from ${inMb(bytes)} to ${inMb(brotliBytes)} MB`);

const inKb = (page: { name: string; bytes: number }) =>
  `${page.name} with ${(page.bytes / 1000).toFixed(1)} KB`;
console.log(`The heaviest page is ${weighed.slice(0, 1).map(inKb)}`);
const heavy = weighed.filter((page) => page.bytes > initialWindowBytes).map(inKb);
if (heavy.length > 0) {
  console.warn(
    `More than a new connection sends at once (${(initialWindowBytes / 1000).toFixed(1)} KB): ${heavy.join(', ')}`,
  );
}
