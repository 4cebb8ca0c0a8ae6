import { existsSync, readFileSync } from 'node:fs';
import type { Content } from '@/lib/content/collections';
import { loadMailEnvironment } from '../mail/environment';
import { readBuildRecord } from '../mail/record';
import { findInContent } from './content';
import { findInExport, findInMail } from './export';
import { findLeftovers } from './leftovers';

/**
 * `npm run launch-check`: lists everything that must change before the site goes live, one line each.
 * Exit code 0 when there is nothing, else 1.
 */
const { content, rawContent } = await import('@/lib/content/store').catch(() => {
  console.error('The content has faults; npm run content names them. Then check again.');
  process.exit(1);
});
const mail = loadMailEnvironment(process.cwd());
const record = readBuildRecord(process.cwd());
const exported = mail.fault
  ? []
  : findInExport({ output: 'out', content: 'content' }, record, mail.settings);
const logos = Object.fromEntries(
  ['lib/logo.ts', 'app/icon.svg']
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const found = [
  // As the files have it: what a text takes from the company's own lines is told of there.
  ...findInContent(rawContent as Partial<Content>),
  ...findLeftovers(content, { output: exported.length > 0 ? undefined : 'out', logos }),
  ...findInMail(mail),
  ...exported,
];

for (const line of found) console.log(line);
if (found.length > 0) {
  const things = found.length === 1 ? '1 thing' : `${found.length} things`;
  console.log(`\n${things} to see to before the site goes live (docs/going-live.md).`);
  process.exit(1);
}
console.log('Ready: no example is left, and the forms have a mail service to send through.');
