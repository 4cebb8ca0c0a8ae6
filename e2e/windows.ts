import type { Page } from '@playwright/test';

/**
 * From the narrowest phone up; 640 x 400 is a window of 1280 x 800 at a zoom of 200 %.
 * Right after a change of windows boxes may be laid out half for the old one: tests poll them.
 */
export const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** How many px the page is wider than its window; negative where space is kept for a scrollbar. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
