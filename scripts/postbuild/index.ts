import path from 'node:path';
import { pictureHosts } from '@/content/picture-hosts';
import { contentSecurityPolicy } from '@/lib/csp';
import { writeDetails } from '../details/write';
import { exportFolder } from '../export-folder';
import { loadMailEnvironment } from '../mail/environment';
import { compileBootstrap, compileModule } from './compile';
import { hintCompile } from './compile-hint';
import { rewritePages } from './pages';
import { precompress } from './precompress';
import { writeRedirectPages } from './redirect-pages';
import { removeSegments } from './segments';
import { removeUnused } from './unused';
import { weighPages } from './weigh';

/** The last step of `npm run build`: prepares the export of `next build` for hosts. */
const root = path.resolve(exportFolder);
const mail = loadMailEnvironment(process.cwd());
const mailOrigin = mail.fault ? undefined : mail.settings?.origin;

await import('../share/index');
const dialogs = await writeDetails(root);
await writeRedirectPages(root);
const pages = await rewritePages(root, {
  bootstrap: await compileBootstrap(),
  module: await compileModule(root),
  policyFor: (scripts) => contentSecurityPolicy({ scripts, pictureHosts, mailOrigin }),
});
console.log(`${pages} pages and ${dialogs} dialogs are in ${exportFolder}/`);

await hintCompile(root);
await removeSegments(root);
await removeUnused(root);
const { files, bytes, brotliBytes } = await precompress(root);
const inMb = (count: number) => (count / 1e6).toFixed(1);
console.log(`Compressed ${files} files from ${inMb(bytes)} to ${inMb(brotliBytes)} MB`);

const { line, warning } = await weighPages(root);
console.log(line);
if (warning) console.warn(warning);
