import { expect, type Page } from '@playwright/test';
import { laidOut, ready } from '../ready';

/**
 * Brings a page to rest: scripts and fonts have come, every lazy picture has been passed and is
 * there, carousels have their engines and stand still (the context wants reduced motion).
 */
export async function settle(page: Page) {
  // Scripts that wait for a sign of the visitor get one.
  await page.mouse.move(1, 1);
  await ready(page);
  await laidOut(page);
  await scrollThrough(page);
  await expect(page.locator('[aria-roledescription="carousel"]:not([data-state])')).toHaveCount(0);
  await page.evaluate(async () => {
    const images = [...document.images].filter(shown);
    // What lies beside the screen, in a row that scrolls sideways, has not been passed.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    function shown(image: HTMLImageElement) {
      return image.checkVisibility() && !image.closest('[inert]');
    }
  });
}

/** Passes every part of the page, a screen at a time, as one who reads; ends at its top. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const root = document.documentElement;
    // A page may grow while it is being read.
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // The observers of the page are told after the first frame.
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
    await frame();
  });
}
