import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesIn } from '../scripts/files-in.mjs';
import { testSite } from '../scripts/test-site.mjs';

/** A file of the export as a crawler gets it, without scripts. Its HTML is parsed when a test first needs it. */
type ExportedFile = {
  /** Its address on a host: /packages for packages.html, / for index.html. */
  route: string;
  html: string;
  readonly root: HTMLElement;
  /** The whole text that people see or hear, with single spaces. */
  readonly text: string;
};

/** The origin of the test site (e2e/content/company.ts). */
export const origin = 'https://www.blue-lagoon.example';

/** The paths of all files, relative to the export folder. */
export const names = filesIn(testSite);

const html = names
  .filter((name) => name.endsWith('.html'))
  .map((name) => readFile(name, `/${name.replace(/(^index)?\.html$/, '')}`));

/** The pages that redirect from old addresses. */
export const redirects = html.filter(({ html }) => html.includes('http-equiv="refresh"'));

/** The page for addresses that do not exist. */
export const notFoundPages = html.filter(({ route }) => route === '/404');

/** All other pages. */
export const pages = html.filter((file) => ![...redirects, ...notFoundPages].includes(file));

/** The dialogs that cards fetch, with the routes of the items' pages. */
export const dialogs = names
  .filter((name) => name.startsWith('dialogs/') && name.endsWith('.txt'))
  .map((name) => readFile(name, name.replace(/^dialogs(.*)\.txt$/, '$1')));

/** Whether the export has a file at a path such as /images/a.svg. */
export function isFile(address: string): boolean {
  return existsSync(path.join(testSite, decodeURI(address)));
}

/** The page or the dialog of an item, by route. @throws Error if there is none */
export const pageAt = (route: string) => fileAt(pages, route);
export const dialogAt = (route: string) => fileAt(dialogs, route);

/** The text of a part of a page, with single spaces, followed by alternative texts and labels. */
export function textOf(part: HTMLElement | null): string {
  const html =
    part?.outerHTML.replace(/<(script|noscript)\b.*?<\/\1>|<!--.*?-->|<wbr\/?>/gs, '') ?? '';
  const spoken = [...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text);
  const text = [html.replace(/<[^>]+>/g, ' '), ...spoken].join(' ');
  return parse(text).textContent.replace(/\s+/g, ' ').trim();
}

/** Runs a check on each file. @returns the results, each prefixed with the route of its file */
export function answersOf(
  files: readonly ExportedFile[],
  question: (file: ExportedFile) => readonly unknown[],
): string[] {
  return files.flatMap((file) => question(file).map((answer) => `${file.route}: ${answer}`));
}

function readFile(name: string, route: string): ExportedFile {
  const html = readFileSync(path.join(testSite, name), 'utf8');
  let root: HTMLElement | undefined;
  let text: string | undefined;
  return {
    route,
    html,
    get root() {
      root ??= parse(html);
      return root;
    },
    get text() {
      text ??= textOf(this.root.querySelector('body, dialog'));
      return text;
    },
  };
}

function fileAt(files: readonly ExportedFile[], route: string): ExportedFile {
  const found = files.find((file) => file.route === route);
  if (!found) throw new Error(`The export has no file for ${route}`);
  return found;
}
