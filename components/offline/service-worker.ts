import {
  type CacheName,
  cacheOf,
  copiedAtHeader,
  filesOf,
  firstCopies,
  isOwnPage,
  mayBeCopied,
  offlineCopy,
  type PageCopy,
  pageRouteOf,
  picturePathsIn,
  picturesToRemove,
  relatedPagesOf,
  sentAt,
  titleOf,
  type WorkerMessage,
} from './offline-copies';

/*
 * The service worker: pages that were seen or saved stay readable without a network. The network is asked
 * first. A page names its styles and scripts by names that change with their content, and a page is stored
 * only with all of them: so a copy of any age fits together, and a new worker may begin at any time.
 */

/** What is used here of a worker's types: those of TypeScript contradict those of a page. */
type LaterEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LaterEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Events = {
  install: LaterEvent;
  activate: LaterEvent;
  message: LaterEvent & { data: WorkerMessage; source: { postMessage(text: string): void } | null };
  fetch: FetchEvent;
};
declare const self: {
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
};

/** Set by the build. */
declare const SETTINGS: {
  /** The module of every page and its parts, stored at once. */
  scripts: string[];
  /** A text of cards that is not true of a copy. */
  fresh: string;
};

/** How long the network may take where there is a copy, in ms. */
const networkTimeoutMs = 3_000;

/** How long it may take to begin where there is none. */
const longPatienceMs = 10_000;

const dayMs = 24 * 60 * 60 * 1000;

self.addEventListener('install', (event) => {
  event.waitUntil(storeAtInstall());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([claimPages(), removeUnusedFiles()]));
});

self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data).then(() => event.source?.postMessage('done')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && url.origin === location.origin;
  const cache = isOurs ? cacheOf(url, request.mode === 'navigate') : undefined;
  if (cache === 'pages') event.respondWith(answerPage(event, pageRouteOf(url)));
  else if (cache === 'files') event.respondWith(answerFile(request, url.pathname));
  else if (cache) event.respondWith(answerLatest(event, cache, url.pathname));
});

async function storeAtInstall() {
  const routes = [...firstCopies.pages, firstCopies.offlineFallback];
  await Promise.all(routes.map(async (route) => storePicturesOf(await storePage(route))));
  await storeFiles(SETTINGS.scripts);
  // Anew, because they keep their names and change with the build.
  for (const path of firstCopies.data) await storeAnswer('data', path, await fetch(path));
  for (const path of firstCopies.pictures) await storeAnswer('pictures', path, await fetch(path));
  await self.skipWaiting();
}

async function claimPages() {
  // The network is asked for a page while the worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** What the pages of the site ask for (offline.client.ts). */
async function handleMessage({ seen = [], loaded = [], saved = [] }: WorkerMessage) {
  await tryEach(seen, fetchUnlessRecent);
  await tryEach(loaded, storePicture);
  await tryEach(saved, async (route) => {
    const html = await fetchUnlessRecent(route);
    await storePicturesOf(html);
    await tryEach(relatedPagesOf(html), fetchUnlessRecent);
  });
  await trimPictures([...firstCopies.pages, ...seen, ...saved]);
}

const storePicturesOf = (html: string) => tryEach(picturePathsIn(html), storePicture);

/** Does something for each path, one after the other; where it fails the rest goes on. */
async function tryEach(paths: readonly string[], act: (path: string) => Promise<unknown>) {
  for (const path of paths) await act(path).catch(ignore);
}

/** The HTML of a page that has been copied today; otherwise it is copied now. Each page of the site asks for it. */
async function fetchUnlessRecent(route: string): Promise<string> {
  const copy = await findCopy('pages', route);
  const age = Date.now() - Number(copy?.headers.get(copiedAtHeader));
  return copy && age < dayMs ? copy.text() : storePage(route);
}

async function answerPage(event: FetchEvent, route: string): Promise<Response> {
  const network = fetchPage(event);
  const storing = network.then((answer) => storePage(route, answer.clone()));
  event.waitUntil(storing.catch(ignore));
  const copy = await findCopy('pages', route);
  const begun = copy ? network.then(readToEnd) : network;
  const answer = await Promise.race([
    begun.catch(() => 'offline' as const),
    wait(copy ? networkTimeoutMs : longPatienceMs),
  ]);
  // What the host can't answer now it may have answered before.
  if (answer instanceof Response && (answer.status < 500 || !copy)) return answer;
  return copy ? respondWithCopy(copy, answer === 'offline' ? answer : 'slow') : offlinePage();
}

/** An answer that has come to its end: a line may break in the middle of a page. */
async function readToEnd(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The page that says what is there instead. */
async function offlinePage(): Promise<Response> {
  const copy = await findCopy('pages', firstCopies.offlineFallback);
  if (!copy) return Response.error();
  const html = offlineCopy(await copy.text(), undefined, 'offline', await pageCopies());
  return new Response(html, { status: 503, headers: copy.headers });
}

async function respondWithCopy(copy: Response, why: 'offline' | 'slow'): Promise<Response> {
  const copiedAt = Number(copy.headers.get(copiedAtHeader));
  const html = (await copy.text()).replaceAll(SETTINGS.fresh, '');
  return new Response(offlineCopy(html, copiedAt, why), { headers: copy.headers });
}

/** The pages that are there: first those for trouble, then the latest. */
async function pageCopies(): Promise<PageCopy[]> {
  const cache = await caches.open('pages');
  const pages = (await cache.keys()).map(async (request) => {
    const copy = await cache.match(request);
    return {
      route: new URL(request.url).pathname,
      title: titleOf((await copy?.text()) ?? ''),
      copiedAt: Number(copy?.headers.get(copiedAtHeader)),
    };
  });
  const all = await Promise.all(pages);
  const rankOf = ({ route }: PageCopy) => {
    const index = firstCopies.pages.indexOf(route);
    return index < 0 ? firstCopies.pages.length : index;
  };
  return all
    .filter(({ route }) => route !== firstCopies.offlineFallback)
    .sort((a, b) => rankOf(a) - rankOf(b) || b.copiedAt - a.copiedAt);
}

/** A file whose name changes with its content: what is stored holds for good. */
async function answerFile(request: Request, pathname: string): Promise<Response> {
  const copy = await findCopy('files', pathname);
  if (copy) return copy;
  const answer = await fetch(request);
  await storeAnswer('files', pathname, answer).catch(ignore);
  return answer;
}

/** A file that keeps its name: the network is asked first, and the browser may have it already. */
async function answerLatest(event: FetchEvent, cache: CacheName, pathname: string) {
  const network = fetch(event.request);
  event.waitUntil(network.then((answer) => storeLatest(cache, pathname, answer)).catch(ignore));
  const copy = await findCopy(cache, pathname);
  if (!copy) return cache === 'pictures' ? network.catch(noPicture) : network;
  const answer = await Promise.race([network.catch(ignore), wait(networkTimeoutMs)]);
  const isRight = answer && (mayBeCopied(answer, pathname) || (await isGone(answer)));
  return isRight ? answer : copy;
}

/** Nothing, so that the colours under a picture that was never in view stand there, and no sign of a broken one. */
function noPicture(): Response {
  const headers = { 'content-type': 'image/svg+xml' };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
}

/** Stores what the site sends, or removes what it says is gone: the details of a trip that is no longer sold. */
async function storeLatest(cache: CacheName, pathname: string, answer: Response) {
  if (answer.status !== 404) await storeAnswer(cache, pathname, answer);
  else if (await isGone(answer)) await (await caches.open(cache)).delete(pathname);
}

/** Whether the site itself says that there is no such file: a hotspot may say so of any. */
async function isGone(answer: Response): Promise<boolean> {
  return answer.status === 404 && isOwnPage(await answer.clone().text());
}

/**
 * Stores a page with its files.
 * @param sent the page, if it has been fetched
 * @returns its HTML
 * @throws when it or one of its files can't be fetched, or there is no room
 */
async function storePage(route: string, sent?: Response): Promise<string> {
  const answer = sent ?? (await fetch(route));
  const html = await answer.text();
  const pages = await caches.open('pages');
  // A trip that is no longer sold must not stay there with its price.
  if (answer.status === 404 && isOwnPage(html)) await pages.delete(route);
  const isWhole = mayBeCopied(answer, route) && isOwnPage(html);
  if (!isWhole) throw new Error(`${route} is not a whole page of the site`);
  await storeFiles(filesOf(html));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [copiedAtHeader]: `${sentAt(answer, Date.now())}`,
  };
  await pages.put(route, new Response(html, { headers }));
  return html;
}

async function storeFiles(paths: readonly string[]) {
  for (const path of paths) {
    if (!(await storeOnce('files', path))) throw new Error(path);
  }
}

const storePicture = (path: string) => storeOnce('pictures', path);

/** Stores what is at a path, unless it is there. Says whether it is there now. */
async function storeOnce(cache: CacheName, path: string): Promise<boolean> {
  const isThere = Boolean(await findCopy(cache, path));
  return isThere || storeAnswer(cache, path, await fetch(path));
}

/** Stores an answer if it is the site's own. Says whether it is. */
async function storeAnswer(cache: CacheName, pathname: string, answer: Response): Promise<boolean> {
  if (!mayBeCopied(answer, pathname)) return false;
  // At once, because whoever has asked begins to read it.
  const copy = answer.clone();
  await (await caches.open(cache)).put(pathname, copy);
  return true;
}

async function findCopy(cache: CacheName, pathname: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(pathname, { ignoreVary: true });
}

/**
 * Removes files that no stored page names: those of earlier builds. A page names the first of its scripts, and
 * these ask for others: while a page of an earlier build is stored, all scripts stay.
 */
async function removeUnusedFiles() {
  const pages = await caches.open('pages');
  const texts = (await pages.matchAll()).map((page) => page.text());
  const named = new Set([...(await Promise.all(texts)).flatMap(filesOf), ...SETTINGS.scripts]);
  const isScript = (path: string) => path.endsWith('.js');
  const hasEarlier = [...named].some((one) => isScript(one) && !SETTINGS.scripts.includes(one));
  const files = await caches.open('files');
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    const isNeeded = named.has(pathname) || (hasEarlier && isScript(pathname));
    if (!isNeeded) await files.delete(request);
  }
}

/** How many pictures there were after the last look at them, which reads them all. */
let picturesLeft = 0;

/** Removes pictures while there are too many, but none of the pages of these routes. */
async function trimPictures(routes: readonly string[]) {
  const cache = await caches.open('pictures');
  const requests = await cache.keys();
  if (requests.length === picturesLeft) return;
  const copies = await Promise.all(routes.map((route) => findCopy('pages', route)));
  const texts = await Promise.all(copies.map((copy) => copy?.text() ?? ''));
  const needed = [...firstCopies.pictures, ...texts.flatMap(picturePathsIn)];
  const pictures = requests.map(async (request) => {
    const blob = await (await cache.match(request))?.blob();
    return { path: new URL(request.url).pathname, bytes: blob?.size ?? 0 };
  });
  const removed = picturesToRemove(await Promise.all(pictures), new Set(needed));
  for (const path of removed) await cache.delete(path);
  picturesLeft = requests.length - removed.length;
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function ignore() {
  return undefined;
}
