import type { CDPSession, Locator, Page, Route } from '@playwright/test';

// What hands do and Playwright's click() never does: it waits until nothing moves, presses once, and
// waits for the answer. These press where and when a hand would, whatever the page is doing. Pauses
// here are a part of a gesture; what a page makes of it is for a test to poll. For Chromium only.

export type Point = { x: number; y: number };
export type Hand = 'mouse' | 'finger';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Playwright's own mouse waits for the page to take each event; this one does not. */
function deviceOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Brings an element into the window, as far down as it can get up to a place.
 * @param across of the element's width, from 0 to 1
 * @param down of its height
 * @param place of the window's height
 * @returns the point in the window
 */
export function pointOn(
  target: Locator,
  { across = 0.5, down = 0.5, place = 0.5 } = {},
): Promise<Point> {
  return target.evaluate(
    async (it, { across, down, place }) => {
      const point = () => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return { x: left + width * across, y: top + height * down };
      };
      // What is rendered only near the window changes heights: until the point stays.
      let earlier: number | undefined;
      for (let round = 0; round < 5 && point().y !== earlier; round += 1) {
        if (it.closest('dialog')) it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        else scrollBy({ top: point().y - innerHeight * place, behavior: 'instant' });
        earlier = point().y;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return point();
    },
    { across, down, place },
  );
}

/**
 * Presses and lets go; resolves when the page has taken it, or is gone.
 * @param count 2 for the second of a double click
 * @param ms how long it is down
 */
export async function press(page: Page, { x, y }: Point, hand: Hand, count = 1, ms = 15) {
  const device = await deviceOf(page);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    device.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, clickCount: type === 'mouseMoved' ? 0 : count },
      button: type === 'mouseMoved' ? 'none' : 'left',
    });
  const touch = (type: 'touchStart' | 'touchEnd') =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    });
  const down =
    hand === 'mouse' ? [mouse('mouseMoved'), mouse('mousePressed')] : [touch('touchStart')];
  // Without a pause nothing can come between.
  if (ms > 0) await pause(ms);
  await Promise.allSettled([
    ...down,
    hand === 'mouse' ? mouse('mouseReleased') : touch('touchEnd'),
  ]);
}

/**
 * Presses twice: a double click (of a mouse, on one point), two taps, or two cards in quick turn.
 * @param apart from the first to the second, in ms: 100 is usual, 5 is a worn button
 */
export async function pressTwice(
  page: Page,
  hand: Hand,
  first: Point,
  { second = first, apart = hand === 'mouse' ? 100 : 80 } = {},
) {
  const ms = apart < 50 ? 0 : 15;
  const isDouble = hand === 'mouse' && second === first && apart < 500;
  await deviceOf(page);
  const both = [press(page, first, hand, 1, ms)];
  await pause(apart);
  both.push(press(page, second, hand, isDouble ? 2 : 1, ms));
  await Promise.all(both);
}

/**
 * Presses something, and then, as soon as `opened` matches and so many ms more have gone, another
 * point: while it still moves, or just after.
 */
export async function pressInMotion(
  page: Page,
  hand: Hand,
  { first, opened, after, second }: { first: Point; opened: string; after: number; second: Point },
) {
  await press(page, first, hand);
  await page.waitForFunction((selector) => document.querySelector(selector), opened);
  await pause(after);
  await press(page, second, hand);
}

/** Turns the wheel over a point, a notch at a time, and waits until the page has taken all. */
export async function wheelOver(page: Page, { x, y }: Point, notches = 5) {
  await page.mouse.move(x, y);
  for (let notch = 0; notch < notches; notch += 1) {
    await page.mouse.wheel(0, 120);
    await pause(16);
  }
}

/** The browser's Back or Forward, which waits for nothing. */
export function step(page: Page, by: -1 | 1) {
  return page.evaluate((by) => history.go(by), by).catch(() => undefined);
}

/** Back and Forward in turn, faster than pages come. */
export async function backAndForth(page: Page, times = 6, everyMs = 60) {
  const steps = [];
  for (let count = 0; count < times; count += 1) {
    steps.push(step(page, count % 2 ? 1 : -1));
    await pause(everyMs);
  }
  await Promise.all(steps);
}

/**
 * Answers requests late, from now on: with what the server says, or with an answer of the test.
 * @param ms how late
 * @param since when that time begins for what was asked for earlier, such as a press; else at once
 * @returns how often it was asked so far, and how often it has answered
 */
export async function answerSlowly(
  page: Page,
  address: string,
  ms: number,
  {
    answer = (route: Route) => route.continue(),
    since = Promise.resolve(),
  }: { answer?: (route: Route) => Promise<void>; since?: Promise<void> } = {},
) {
  const count = { asked: 0, answered: 0 };
  await page.route(address, async (route) => {
    count.asked += 1;
    await since;
    await pause(ms);
    // The page may have gone meanwhile.
    await answer(route).catch(() => undefined);
    count.answered += 1;
  });
  return count;
}

/**
 * Whether a visitor who leaves is told that something is unfinished: by the browser's question, by a
 * notice on the next page, or by the form. Begin it before leaving, ask it until it says so.
 */
export function tellsOfUnfinished(page: Page): () => Promise<boolean> {
  let asked = false;
  page.on('dialog', async (dialog) => {
    asked ||= dialog.type() === 'beforeunload';
    await dialog.accept().catch(() => undefined);
  });
  const notice = page.locator('[data-notice]:visible, form [role="alert"]:visible');
  return async () => asked || (await notice.filter({ hasText: /\S/ }).count()) > 0;
}
