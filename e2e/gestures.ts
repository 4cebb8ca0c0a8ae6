import type { CDPSession, Locator, Page } from '@playwright/test';

// What hands do and Playwright's click() never does: it waits until nothing moves, presses once, and
// waits for the answer. These press where and when a hand would, whatever the page is doing. The pauses
// here are parts of a gesture. For Chromium only.

export type Point = { x: number; y: number };
export type Hand = 'mouse' | 'finger';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Playwright's own mouse waits for the page to take each event; this one does not. */
function deviceOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Brings an element into the window, as near to a place as the page can scroll.
 * @param place of the window's height, from 0 to 1; in a dialog it is as near as it can be
 * @returns a point of the window: the middle of the element, or another share of its width and height
 */
export function pointOn(target: Locator, { across = 0.5, down = 0.5, place = 0.5 } = {}) {
  return target.evaluate(
    (it, { across, down, place }) => {
      const point = () => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return { x: left + width * across, y: top + height * down };
      };
      if (it.closest('dialog')) it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      else scrollBy({ top: point().y - innerHeight * place, behavior: 'instant' });
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
  const isMouse = hand === 'mouse';
  const down = isMouse ? [mouse('mouseMoved'), mouse('mousePressed')] : [touch('touchStart')];
  // Without a pause nothing can come between.
  if (ms > 0) await pause(ms);
  await Promise.allSettled([...down, isMouse ? mouse('mouseReleased') : touch('touchEnd')]);
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
  const isDouble = hand === 'mouse' && second === first;
  await deviceOf(page);
  const both = [press(page, first, hand, 1, ms)];
  await pause(apart);
  both.push(press(page, second, hand, isDouble ? 2 : 1, ms));
  await Promise.all(both);
}

/** The browser's Back or Forward, which waits for nothing. */
export function step(page: Page, by: -1 | 1) {
  return page.evaluate((by) => history.go(by), by).catch(() => undefined);
}
