import { existsSync, readFileSync } from 'node:fs';
import { type Content, collections } from '@/lib/content/collections';
import { loadMailEnvironment } from '../mail/environment';
import { findInContent } from './find-in-content';
import { findInExport, findInMail } from './find-in-export';
import { findLeftovers } from './leftovers';
import { formatTodos, type Todo } from './todo';

// `npm run launch-check`: lists everything that must change before the site goes live, and what to do
// first. Exit code 0 when there is nothing, else 1.
const { content, rawContent } = await import('@/lib/content/load/store').catch(() => {
  console.error('The content has faults; npm run content names them. Then check again.');
  process.exit(1);
});
const mail = loadMailEnvironment(process.cwd());
const exported = mail.issue
  ? []
  : findInExport({ output: 'out', content: 'content' }, mail.settings);
const files = Object.fromEntries(
  ['lib/logo.ts', 'public/icon.svg', 'LICENSE']
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const all = [
  ...findLeftovers(content, files),
  // As the files have it: what a text takes from the company's own lines is told of there.
  ...findInContent(rawContent as Partial<Content>),
  ...findInMail(mail),
  ...exported,
];
// What the company is called and how it is reached comes first.
const isOwn = ({ file }: Todo) => file === collections.company.file;
const found = [...all.filter(isOwn), ...all.filter((todo) => !isOwn(todo))];

if (found.length > 0) {
  console.log(formatTodos(found));
  process.exit(1);
}
console.log('Ready: no example is left, and the forms have a mail service to send through.');
