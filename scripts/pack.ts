import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { filesIn } from './files-in.mjs';

/**
 * `npm run pack`: builds, and packs the site for the file manager of a shared host.
 * `tsx scripts/pack.ts [folder] [file]` packs the last build, by default out/ into site.zip.
 *
 * What .htaccess does is left out: rules for other hosts, and the small pages of old addresses. Some of
 * them differ from a page in capitals alone: Windows and macOS would unpack one over the other.
 */
const [folder = 'out', target = 'site.zip'] = process.argv.slice(2);
const forOtherHosts = /^(_headers|_redirects|\.(?!htaccess$).*)$/;

const contents = new Map(
  filesIn(folder).map((name) => [name, readFileSync(path.join(folder, name))] as const),
);
const wanted = [...contents].filter(([name]) => {
  const page = name.replace(/\.(br|gz)$/, '');
  const isOldAddress = page.endsWith('.html') && contents.get(page)?.includes('/old-address.js');
  return !forOtherHosts.test(name) && !isOldAddress;
});
const zip = zipSync(Object.fromEntries(wanted));
writeFileSync(target, zip);
const size = (zip.length / 1e6).toFixed(1);
console.log(
  `${target}: ${wanted.length} files, ${size} MB. docs/hosting.md says how to upload it.`,
);
if (!JSON.parse(String(contents.get('forms.json') ?? '{}')).mail) {
  console.warn(`
WARNING: this build has no mail service. Its forms offer chat, e-mail and phone only.
If the forms of your site send today, they stop when you upload it. Put in the four values, and pack
again: docs/going-live.md. If they are lost: docs/handing-over.md.`);
}
