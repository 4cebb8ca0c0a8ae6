import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { zipSync } from 'fflate';
import type { FormsData } from '@/lib/enquiry/enquiry';
import { filesIn } from './files-in.mjs';
import { readText, requireSite } from './steps.mjs';

// `npm run pack` builds the site and packs it into site.zip, which the file manager of a shared host can unpack.
// `tsx scripts/pack.ts [folder] [file]` packs the last build, by default from out/ into site.zip.
const [folder = 'out', target = 'site.zip'] = process.argv.slice(2);
requireSite(folder);
nextEnv.loadEnvConfig(process.cwd(), false);
const { mail }: Partial<FormsData> = JSON.parse(readText(path.join(folder, 'build.json')));
if (mail ? !mail.origin : process.env.MAIL !== 'none') {
  console.error(
    `The forms of this site can't send. Put the four values NEXT_PUBLIC_EMAILJS_…, or MAIL=none, into the file .env, and run "npm run pack". See "The four values" in docs/going-live.md.`,
  );
  process.exit(1);
}
const names = filesIn(folder);
const files = names.map((name) => [name, readFileSync(path.join(folder, name))] as const);
const zip = zipSync(Object.fromEntries(files));
writeFileSync(target, zip);
const size = (zip.length / 1e6).toFixed(1);
console.log(`Packed ${names.length} files into ${target} (${size} MB). See docs/going-live.md.`);
