import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';
import { desktopSize, phoneSize } from './site';

// A visitor without a mouse walks a whole page by Tab. Still slides, so that the way is the same
// each time; the carousels' own tests move them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Stop = {
  name: string;
  /** Counts every focusable element once; -1 is none of them. */
  place: number;
  /** In the window, and not under the header. */
  inView: boolean;
  outlined: boolean;
};

/** Numbers everything that the keyboard must be able to reach, and returns how many there are. */
function numberStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const reachable = [...all].filter((element) => {
      if (element.closest('[inert], dialog:not([open])') || element.tabIndex < 0) return false;
      // Of radio buttons with one name, Tab stops at the chosen one.
      if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
        return false;
      }
      return element.checkVisibility({ visibilityProperty: true });
    });
    reachable.forEach((element, place) => {
      element.dataset.place = String(place);
    });
    return reachable.length;
  });
}

function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    const { top, bottom, left, right, height } = active.getBoundingClientRect();
    const style = getComputedStyle(active);
    const header = document.querySelector('header');
    const overHeader = header?.contains(active) || style.position === 'fixed';
    const ceiling = overHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    const label = active.getAttribute('aria-label') ?? active.textContent ?? '';
    return {
      name: `${active.tagName} ${label.trim().slice(0, 60)}`,
      place: Number(active.dataset.place ?? -1),
      inView:
        (top >= ceiling - 1 || height > innerHeight / 2) &&
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth,
      outlined: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    };
  });
}

/** A carousel has its buttons once its engine has come, which is when the row is near. */
async function carouselReady(page: Page) {
  const carousel = page.locator('[aria-roledescription="carousel"]');
  if ((await carousel.count()) === 0) return;
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'paused');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** There and back: on the way back the header could cover what is scrolled into view. */
const walks = ['/', '/packages', '/flights'].flatMap(
  (route) =>
    [
      [route, 'Tab'],
      [route, 'Shift+Tab'],
    ] as const,
);

for (const viewport of [desktopSize, phoneSize]) {
  for (const [route, key] of walks) {
    test(`${route} can be walked by ${key} at ${viewport.width} px: every stop once, seen and outlined`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await page.goto(route);
      await ready(page);
      await carouselReady(page);
      const count = await numberStops(page);
      expect(count).toBeGreaterThan(40);

      const places: number[] = [];
      const faults: string[] = [];
      await page.keyboard.press(key);
      while (places.length < count + 20) {
        const stop = await currentStop(page);
        if (stop.place < 0) break;
        places.push(stop.place);
        if (!stop.inView) faults.push(`not in view: ${stop.name}`);
        if (!stop.outlined) faults.push(`without outline: ${stop.name}`);
        await page.keyboard.press(key);
      }
      expect(faults).toEqual([]);
      expect(places).toEqual([...new Set(places)]);
      expect(places.length).toBe(count);
    });
  }
}

test('a visitor can reach a package by keys alone, read it, and come back', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/');
  await ready(page);
  const button = page.locator('#island-hopping a[data-dialog]');
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.locator('#details-island-hopping');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Close: / })).toBeFocused();
  await page.keyboard.press('Tab');
  const scrolls = dialog.locator('[tabindex="0"]');
  await expect(scrolls).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolls.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
