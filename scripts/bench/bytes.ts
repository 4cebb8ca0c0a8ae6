import type { Browser, CDPSession, Page } from '@playwright/test';
import { hydrated, onPhone, watchTraffic } from './browser';
import type { Kind } from './kinds';

export const types = ['html', 'css', 'font', 'image', 'script', 'other'] as const;

type Type = (typeof types)[number];

/**
 * How much of each type, in requests, in bytes as they come over the wire with their headers, and in
 * bytes of the files alone, packed as they come.
 */
export type Load = Record<Type, { requests: number; bytes: number; fileBytes: number }>;

export type BytesResult = Kind & {
  /** Until the page has loaded and the first script is asked for. */
  first: Load;
  /** Until the scripts have taken over and all has come that they ask for by themselves. */
  hydrated: Load;
  /** Until somebody has seen the page to its end. */
  read: Load;
  hasCarousel: boolean;
  /** Requests to other hosts. */
  foreign: string[];
};

type Request = {
  url: string;
  type: Type;
  startedAt: number;
  headerBytes: number;
  bytes: number;
};

/** Counts what each page fetches with an empty cache. */
export async function measureBytes(
  browser: Browser,
  site: string,
  kinds: readonly Kind[],
  tell: (line: string) => void,
): Promise<BytesResult[]> {
  const results: BytesResult[] = [];
  for (const kind of kinds) {
    const result = await onPhone(browser, (page) => measurePage(page, site, kind));
    results.push(result);
    const { requests, bytes } = total(result.first);
    tell(`bytes ${kind.route}: ${requests} requests, ${bytes} bytes before its scripts`);
  }
  return results;
}

async function measurePage(page: Page, site: string, kind: Kind): Promise<BytesResult> {
  const traffic = watchTraffic(page);
  const session = await page.context().newCDPSession(page);
  const requests = watchRequests(session);
  const loadedAt = new Promise<number>((resolve) => {
    session.on('Page.loadEventFired', ({ timestamp }) => resolve(timestamp));
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
  await page.goto(site + kind.route);
  await hydrated(page);
  await traffic.quiet();
  const end = endOfFirstView(requests, await loadedAt);
  const first = sum(requests.filter(({ startedAt }) => startedAt < end));
  const afterHydration = sum(requests);
  await scrollThrough(page);
  await traffic.quiet();
  return {
    ...kind,
    first,
    hydrated: afterHydration,
    read: sum(requests),
    hasCarousel: (await page.locator('[aria-roledescription="carousel"]').count()) > 0,
    foreign: requests.map(({ url }) => url).filter((url) => new URL(url).origin !== site),
  };
}

/**
 * When the first view ends: with the first script that is asked for after the page has loaded. A
 * script that came earlier belongs to the first view, which then ends when the page has loaded.
 */
function endOfFirstView(requests: readonly Request[], loadedAt: number): number {
  const scripts = requests.filter(({ type }) => type === 'script');
  const first = Math.min(...scripts.map(({ startedAt }) => startedAt));
  return Math.max(first, loadedAt);
}

function watchRequests(session: CDPSession): Request[] {
  const requests = new Map<string, Request>();
  const list: Request[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const counts = { headerBytes: 0, bytes: 0 };
    const entry = { url: request.url, type: typeOf(type), startedAt: timestamp, ...counts };
    requests.set(requestId, entry);
    list.push(entry);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = requests.get(requestId);
    // Until then only the headers have come.
    if (entry) entry.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = requests.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  return list;
}

const typeNames: Record<string, Type> = {
  Document: 'html',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Script: 'script',
};

function typeOf(name: string | undefined): Type {
  return typeNames[name ?? ''] ?? 'other';
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

function sum(requests: readonly Request[]): Load {
  const of = (type: Type) => {
    const own = requests.filter((request) => request.type === type);
    const bytes = own.reduce((all, one) => all + one.bytes, 0);
    const headerBytes = own.reduce((all, one) => all + one.headerBytes, 0);
    return { requests: own.length, bytes, fileBytes: bytes - headerBytes };
  };
  return Object.fromEntries(types.map((type) => [type, of(type)])) as Load;
}

/** All types together. */
export function total(load: Load): { requests: number; bytes: number } {
  const all = Object.values(load);
  return {
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
