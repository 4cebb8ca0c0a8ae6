import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { filesIn } from '../scripts/files-in.mjs';
import { testSite } from '../scripts/site.mjs';

/** A file of the export as a crawler gets it, without scripts. */
type ExportedFile = {
  /** The address that it has on a host: /packages for packages.html, / for index.html. */
  route: string;
  html: string;
  root: HTMLElement;
  /** The text that a reader of the whole page sees or hears, with single spaces. */
  text: string;
};

/** The full address of the home page, without the slash at its end. */
export const origin = absoluteUrl('/').slice(0, -1);

/** All files of the export, by their paths relative to its folder. */
export const names = filesIn(testSite);

const isRedirect = ({ html }: ExportedFile) => html.includes('src="/old-address.js"');
const isNotFound = ({ route }: ExportedFile) => route === '/404';

const html = names
  .filter((name) => name.endsWith('.html'))
  .map((name) => readFile(name, `/${name.replace(/(^index)?\.html$/, '')}`));

/** The pages that redirect from an old address to the current one. */
export const redirects = html.filter(isRedirect);

/** The page for addresses that do not exist. */
export const notFoundPages = html.filter(isNotFound);

/** Every other page. */
export const pages = html.filter((file) => !isRedirect(file) && !isNotFound(file));

/** The dialogs of items, which cards fetch, with the routes of the items' pages. */
export const dialogs = names
  .filter((name) => name.startsWith('details/') && name.endsWith('.txt'))
  .map((name) => readFile(name, name.replace(/^details(.*)\.txt$/, '$1')));

/** Whether the export has a file at an address without a host, such as /images/a.svg. */
export function isFile(address: string): boolean {
  return existsSync(path.join(testSite, decodeURI(address)));
}

/** The names of all files that have a word in their name or text. */
export function filesWith(word: string): string[] {
  const texts = /\.(html|txt|xml|js|css|json|webmanifest)$|^_(redirects|headers)$/;
  const has = (name: string) => readFileSync(path.join(testSite, name), 'utf8').includes(word);
  return names.filter((name) => name.includes(word) || (texts.test(name) && has(name)));
}

/** The page at an address, and the dialog of the item with that page. Both throw if there is none. */
export const pageAt = (route: string) => fileAt(pages, route);
export const dialogAt = (route: string) => fileAt(dialogs, route);

/** The text of a part of a page, with single spaces. Alternative texts and labels are at its end. */
export function textOf(part: HTMLElement | null): string {
  const html =
    part?.outerHTML.replace(/<(script|noscript)\b.*?<\/\1>|<!--.*?-->|<wbr\/?>/gs, '') ?? '';
  const spoken = [...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text);
  const text = [html.replace(/<[^>]+>/g, ' '), ...spoken].join(' ');
  return parse(text).textContent.replace(/\s+/g, ' ').trim();
}

/** Runs a check on each file. @returns the results, each after the address of its file */
export function answersOf(
  files: readonly ExportedFile[],
  question: (file: ExportedFile) => readonly unknown[],
): string[] {
  return files.flatMap((file) => question(file).map((answer) => `${file.route}: ${answer}`));
}

function readFile(name: string, route: string): ExportedFile {
  const text = readFileSync(path.join(testSite, name), 'utf8');
  const root = parse(text);
  return { route, html: text, root, text: textOf(root.querySelector('body, dialog')) };
}

function fileAt(files: readonly ExportedFile[], route: string): ExportedFile {
  const found = files.find((file) => file.route === route);
  if (!found) throw new Error(`The export has no file for ${route}`);
  return found;
}
