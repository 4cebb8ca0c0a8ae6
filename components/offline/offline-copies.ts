import { coastPath, formsPath, routes, searchPath, tripsPath } from '@/lib/routes';

/*
 * What the service worker copies, and how it hands that out: all that is decided about an answer or a page.
 * Pure, so that it can be tested without a browser; service-worker.ts does what is decided here.
 */

/** The path of the service worker. */
export const workerPath = '/sw.js';

/** How many pictures are copied, and how many bytes of them, unless more are needed. */
const pictureLimits = { count: 150, bytes: 15_000_000 };

/** What is on each phone from the start: the pages for trouble, first those, and what they and forms need. */
export const firstCopies = {
  pages: [routes.ferryCancelled, routes.phrases, routes.contact] as readonly string[],
  /** The page that stands in for others. */
  offlineFallback: routes.offline as string,
  /** What scripts and printers ask for. */
  data: [formsPath, tripsPath, '/print/pages.css'],
  pictures: ['/icons.svg', coastPath],
};

/** What a page asks of the worker. */
export type WorkerMessage = {
  /** The routes of pages, to be copied if they are not yet, and the paths of pictures that one has loaded. */
  seen?: string[];
  loaded?: string[];
  /** The routes of all on the visitor's list, to be fetched with what goes along. */
  saved?: readonly string[];
};

/** The header of a copy that says when it was made: milliseconds since 1970. Copies on phones have this name. */
export const copiedAtHeader = 'x-kept';

/** Every page of the site has these, hidden (components/offline/copy-note.tsx). Copies on phones have this name. */
const copyNotes = / data-stale="(?:offline|slow)"/;

/** The files with data that pages fetch. */
const dataFiles: readonly string[] = [searchPath, tripsPath, formsPath];

/** The pages that somebody on a trip needs with it, besides those of its ferries. */
const companions: readonly string[] = [routes.map, routes.prices];

/** The route of a page, which hosts also find with a slash at its end. */
export function pageRouteOf({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** Where copies are: of pages, of files whose names change with their content, and of those that keep theirs. */
export type CacheName = 'pages' | 'files' | 'pictures' | 'data';

/**
 * Says in which cache the answer to a request belongs; `undefined` leaves it to the browser.
 * @param address of the site itself
 * @param isNavigation whether a page is opened
 */
export function cacheOf({ pathname }: URL, isNavigation: boolean): CacheName | undefined {
  if (isNavigation) return pathname.includes('.') ? undefined : 'pages';
  if (pathname.startsWith('/_next/static/')) return 'files';
  if (/^\/(images|photos|icons)\/|^\/(icons|coast)\.svg$/.test(pathname)) return 'pictures';
  if (/^\/(details|print)\//.test(pathname) || dataFiles.includes(pathname)) return 'data';
  return undefined;
}

/**
 * Whether an answer may be copied: complete, the site's own, and asked for under this address. The page of a hotspot
 * where one must log in comes in place of anything, but pages alone are HTML, and their addresses have no dot.
 */
export function mayBeCopied(
  { status, type, redirected, headers }: Response,
  pathname: string,
): boolean {
  const isHtml = /^text\/html/.test(headers.get('content-type') ?? '');
  return status === 200 && type === 'basic' && !redirected && isHtml === !pathname.includes('.');
}

/**
 * When the host sent an answer, in ms since 1970: Back may bring what the browser has had for long.
 * @param now the time of the phone, in the same, for an answer without a date, or with one to come
 */
export function sentAt({ headers }: Response, now: number): number {
  return Math.min(Date.parse(headers.get('date') ?? '') || now, now);
}

/** Whether a text is a whole page of the site. */
export function isOwnPage(html: string): boolean {
  return copyNotes.test(html) && html.trimEnd().endsWith('</html>');
}

/** The paths of the styles, fonts and scripts that a page names. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/ (?:href|src|data-module)="([^"]*)"/g);
  const paths = [...named].flatMap(([, value = '']) => value.split(' '));
  return [...new Set(paths)].filter((path) => path.startsWith('/_next/static/'));
}

/** The paths of a page's pictures: of several sizes the one that any browser takes. */
export function picturePathsIn(html: string): string[] {
  const named = [...html.matchAll(/<img[^>]* src="(\/(?:images|photos)\/[^"]*)"/g)];
  return [...new Set(named.map(([, path = '']) => path))];
}

/**
 * The paths of pictures that must go so that the rest is within the limits: those that were there first.
 * @param pictures in the order in which they were stored
 * @param needed those that stay in any case
 */
export function picturesToRemove(
  pictures: readonly { path: string; bytes: number }[],
  needed: ReadonlySet<string>,
): string[] {
  const removed: string[] = [];
  let count = pictures.length;
  let bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  for (const picture of pictures) {
    if (count <= pictureLimits.count && bytes <= pictureLimits.bytes) break;
    if (needed.has(picture.path)) continue;
    removed.push(picture.path);
    count -= 1;
    bytes -= picture.bytes;
  }
  return removed;
}

/** The pages that somebody on a trip needs with it: its ferries, the map, what happens to the money. */
export function relatedPagesOf(html: string): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const named = [...main.matchAll(/ href="(\/[^"#?]+)["#?]/g)].map(([, route = '']) => route);
  return [...new Set(named)].filter(
    (route) => route.startsWith(`${routes.cruise}/`) || companions.includes(route),
  );
}

/** A page of which there is a copy: its route, and its title. */
export type PageCopy = { route: string; title: string };

/**
 * The copy of a page as a visitor gets it: a line says how old it is, and the list of all copies is filled.
 * @param copiedAt when it was made, in ms since 1970; undefined where its age says nothing
 * @param why the network failed, or took too long
 * @param pages for the page that stands in for one that is not there
 */
export function offlineCopy(
  html: string,
  copiedAt: number | undefined,
  why: 'offline' | 'slow',
  pages: readonly PageCopy[] = [],
): string {
  const items = pages.map(
    ({ route, title }) =>
      `<li><a class="block py-3 hover:text-lagoon" href="${route}">${title}</a></li>`,
  );
  const filled = html.replace(
    /<ul[^>]* id="cached-pages"[^>]*>/,
    (start) => start + items.join(''),
  );
  if (copiedAt === undefined) return filled;
  const when = new Date(copiedAt).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const note = new RegExp(`<p[^>]* data-stale="${why}".*?</p>`);
  return filled.replace(note, (line) => line.replace(/ hidden(="")?/, '').replace('{when}', when));
}

/** The title of a page, without the company's name after it. It is text of the site, and needs no escape. */
export function titleOf(html: string): string {
  return /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';
}
