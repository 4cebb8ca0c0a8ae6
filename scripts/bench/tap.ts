import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { hydrated, onPhone, slowProcessor, watchTraffic } from './browser';
import { kinds } from './kinds';
import { median } from './numbers';

/** A phone on slow 4G, as Lighthouse has it: bytes per second, and ms from question to answer. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
  latency: 150,
};
const slowdown = 4;

/** Times from the finger's lifting to the painted next page, in ms. */
export type TapResult = {
  from: string;
  to: string;
  prefetched: number;
  notPrefetched: number;
  /** The same link on the same page, both without scripts. */
  limit: number;
  /** Requests that the intent to tap made. */
  prefetches: number;
  /** What was still fetched for the page after the tap, though there had been an intent: no pictures. */
  fetches: number;
};

/** A list in the text, an item of a list, and a page from the foot of another. */
const ways = [
  { from: routes.home, to: routes.packages },
  {
    from: routes.blogs,
    to: kinds.find(({ name }) => name === 'a post')?.route ?? routes.blogs,
  },
  { from: routes.packages, to: routes.about },
];

/** Taps links on slow 4G: fetched on intent before, not fetched, and without scripts. */
export async function measureTap(
  browser: Browser,
  { site, limit }: { site: string; limit: string },
  runs: number,
  tell: (line: string) => void,
): Promise<TapResult[]> {
  const results: TapResult[] = [];
  for (const { from, to } of ways) {
    const heading = await readHeading(browser, site + to);
    const way = { from, to, heading };
    const found = { prefetched: [] as Tap[], notPrefetched: [] as Tap[], limit: [] as Tap[] };
    for (let run = 1; run <= runs; run += 1) {
      found.limit.push(await tapOnce(browser, limit, way, { isLive: false, intent: false }));
      found.notPrefetched.push(await tapOnce(browser, site, way, { isLive: true, intent: false }));
      found.prefetched.push(await tapOnce(browser, site, way, { isLive: true, intent: true }));
      const line = Object.entries(found).map(([name, taps]) => `${name} ${taps.at(-1)?.time} ms`);
      tell(`tap ${run}/${runs} ${from} to ${to}: ${line.join(', ')}`);
    }
    const time = (taps: Tap[]) => median(taps.map((tap) => tap.time));
    results.push({
      from,
      to,
      prefetched: time(found.prefetched),
      notPrefetched: time(found.notPrefetched),
      limit: time(found.limit),
      prefetches: median(found.prefetched.map(({ prefetches }) => prefetches)),
      fetches: median(found.prefetched.map(({ fetches }) => fetches)),
    });
  }
  return results;
}

type Tap = { time: number; prefetches: number; fetches: number };
type Way = { from: string; to: string; heading: string };

async function readHeading(browser: Browser, url: string): Promise<string> {
  return onPhone(browser, async (page) => {
    await page.goto(url);
    return page
      .locator('h1')
      .first()
      .evaluate((h1) => h1.textContent ?? '');
  });
}

async function tapOnce(
  browser: Browser,
  origin: string,
  { from, to, heading }: Way,
  { isLive, intent }: { isLive: boolean; intent: boolean },
): Promise<Tap> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(watchTap);
    const traffic = watchTraffic(page);
    // The page itself comes quickly: only the way from it is what a slow phone would have.
    await page.goto(origin + from);
    if (isLive) await hydrated(page);
    const link = page.locator(`a[href="${to}"]:not([data-dialog]):visible`).first();
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await traffic.quiet();
    await slowDown(page);
    const before = traffic.count();
    if (intent) {
      await link.hover({ force: true });
      await link.focus();
      await traffic.quiet();
    }
    const prefetches = traffic.count() - before;
    const spot = await spotOf(link);
    await page.evaluate((wanted) => sessionStorage.setItem('wanted', JSON.stringify(wanted)), {
      to,
      heading,
    });
    let fetches = 0;
    page.on('request', (request) => {
      if (['fetch', 'script'].includes(request.resourceType())) fetches += 1;
    });
    await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForFunction(() => sessionStorage.getItem('paintedAt'));
    const time = await page.evaluate(
      () => Number(sessionStorage.getItem('paintedAt')) - Number(sessionStorage.getItem('tapAt')),
    );
    return { time: Math.round(time), prefetches, fetches };
  });
}

/** Runs in every page, before anything else: notes when a finger lifts and when the page wanted is painted. */
function watchTap() {
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const wanted = JSON.parse(sessionStorage.getItem('wanted') ?? 'null');
    if (!wanted || sessionStorage.getItem('paintedAt')) return;
    const heading = document.querySelector('h1')?.textContent;
    if (location.pathname !== wanted.to || heading !== wanted.heading) {
      requestAnimationFrame(look);
      return;
    }
    // The frame that has the heading is painted when the one after it begins.
    requestAnimationFrame(() => sessionStorage.setItem('paintedAt', String(now())));
  };
  addEventListener(
    'touchend',
    ({ timeStamp }) => {
      sessionStorage.setItem('tapAt', String(performance.timeOrigin + timeStamp));
      requestAnimationFrame(look);
    },
    { capture: true, passive: true },
  );
  if (location.protocol.startsWith('http')) requestAnimationFrame(look);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slowProcessor(page, slowdown);
}

type Link = ReturnType<Page['locator']>;

/** The middle of a link. @throws an Error when something else lies there */
async function spotOf(link: Link): Promise<{ x: number; y: number }> {
  return link.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(spot.x, spot.y);
    if (hit && one.contains(hit)) return spot;
    throw new Error(`The link "${one.textContent}" lies under ${hit?.outerHTML.slice(0, 80)}`);
  });
}
