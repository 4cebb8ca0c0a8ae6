import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { pictureHosts } from '@/content/picture-hosts';
import { contentSecurityPolicy } from '@/lib/csp';
import { compileBootstrap, moduleOptions, readModule, scriptFolder } from '../browser-code';
import { writeDetails } from '../details/write';
import { exportFolder } from '../export-folder';
import { loadMailEnvironment } from '../mail/environment';
import { rewritePages } from './pages';
import { precompress } from './precompress';
import { writeRedirectPages } from './redirect-pages';
import { removeNext } from './remove-next';
import { weighPages } from './weigh';

/** The last step of `npm run build`: prepares the export of `next build` for hosts. */
const root = path.resolve(exportFolder);
const mail = loadMailEnvironment(process.cwd());
const mailOrigin = mail.fault ? undefined : mail.settings?.origin;

await import('../share/index');
const dialogs = await writeDetails(root);
await writeRedirectPages(root);

const { files: scripts, entry } = readModule(await build(moduleOptions('production')));
await mkdir(path.join(root, scriptFolder), { recursive: true });
for (const [address, code] of scripts) await writeFile(path.join(root, address), code);
const pages = await rewritePages(root, {
  bootstrap: await compileBootstrap(),
  module: entry,
  policyFor: (hashes) => contentSecurityPolicy({ scripts: hashes, pictureHosts, mailOrigin }),
});
console.log(`${pages} pages and ${dialogs} dialogs are in ${exportFolder}/`);

await removeNext(root);
const { files, bytes, brotliBytes } = await precompress(root);
const inMb = (count: number) => (count / 1e6).toFixed(1);
console.log(`Compressed ${files} files from ${inMb(bytes)} to ${inMb(brotliBytes)} MB`);

const { line, warning } = await weighPages(root);
console.log(line);
if (warning) console.warn(warning);
