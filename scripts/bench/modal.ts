import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { hydrated, onPhone, slowProcessor, watchTraffic } from './browser';
import { median } from './numbers';

const slowdown = 4;

/** In ms: until the browser begins to handle the tap, and until the next frame shows what it did. */
export type ModalResult = { name: string; scripts: Scripts; delay: number; duration: number };

/** Whether the page's scripts are there when it is tapped. */
type Scripts = 'held' | 'coming' | 'there';

type Case = {
  name: string;
  /** What is tapped. */
  opener: string;
  scripts: Scripts;
};

const bookTrip = 'button[popovertarget="book-trip"]:visible';
const details = 'main a[data-dialog]:visible';

const cases: Case[] = [
  { name: 'Book Your Trip, before the scripts', opener: bookTrip, scripts: 'held' },
  { name: 'Book Your Trip, while they come', opener: bookTrip, scripts: 'coming' },
  { name: 'Book Your Trip, after', opener: bookTrip, scripts: 'there' },
  { name: 'details of a package, after', opener: details, scripts: 'there' },
];

/**
 * Taps what opens a dialog on the packages page, each time on a new page with a fourth of the
 * processor. Before its scripts a card's link leads to a page, so only what opens natively is tapped.
 */
export async function measureModal(
  browser: Browser,
  site: string,
  runs: number,
  tell: (line: string) => void,
): Promise<ModalResult[]> {
  const results: ModalResult[] = [];
  for (const one of cases) {
    const taps: Tap[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const tap = await onPhone(browser, (page) => openOnce(page, site + routes.packages, one));
      taps.push(tap);
      tell(`modal ${run}/${runs} ${one.name}: delay ${tap.delay} ms, duration ${tap.duration} ms`);
    }
    results.push({
      name: one.name,
      scripts: one.scripts,
      delay: median(taps.map(({ delay }) => delay)),
      duration: median(taps.map(({ duration }) => duration)),
    });
  }
  return results;
}

type Tap = { delay: number; duration: number };
type Entry = { name: string; delay: number; duration: number };
type Watched = typeof globalThis & { seenEvents: Entry[] };

async function openOnce(page: Page, url: string, { opener, scripts }: Case): Promise<Tap> {
  const traffic = watchTraffic(page);
  await slowProcessor(page, slowdown);
  await page.addInitScript(watchEvents);
  if (scripts === 'held') await page.route('**/*.js', () => undefined);
  // Held scripts would hold the load event as well.
  await page.goto(url, { waitUntil: scripts === 'held' ? 'domcontentloaded' : 'load' });
  if (scripts === 'there') {
    await hydrated(page);
    await traffic.quiet();
  }
  const button = page.locator(opener).first();
  await button.evaluate(async (one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    await document.fonts.ready;
  });
  // Only a page whose scripts come may be at work.
  if (scripts !== 'coming')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const box = await button.boundingBox();
  if (!box) throw new Error(`${opener} is not to be seen on ${url}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('dialog:is([open], :popover-open)').waitFor();
  await page.waitForFunction(() => (globalThis as Watched).seenEvents.length > 0);
  // The click has an entry of its own unless it took less than 16 ms: then none will come.
  await page
    .waitForFunction(
      () => (globalThis as Watched).seenEvents.some(({ name }) => name === 'click'),
      undefined,
      { timeout: 1000 },
    )
    .catch(() => undefined);
  const entries = await page.evaluate(() => (globalThis as Watched).seenEvents);
  return {
    delay: Math.round(Math.max(...entries.map(({ delay }) => delay))),
    duration: Math.max(...entries.map(({ duration }) => duration)),
  };
}

/** Notes the events of the first tap, also the quick ones that only count as the first input. */
function watchEvents() {
  const seen: Entry[] = [];
  Object.assign(globalThis, { seenEvents: seen });
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name, startTime, processingStart, duration } = entry;
      if (/^(pointer(down|up)|touch(start|end)|click)$/.test(name)) {
        seen.push({ name, delay: processingStart - startTime, duration });
      }
    }
  };
  new PerformanceObserver(note).observe({ type: 'first-input', buffered: true });
  new PerformanceObserver(note).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
}
