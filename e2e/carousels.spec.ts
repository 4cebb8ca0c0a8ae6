import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type CarouselKey, CarouselPage, carousels, test } from './carousels';
import { desktopSize, phoneSize } from './site';

const keys = Object.keys(carousels) as CarouselKey[];
const tabletSize = { width: 800, height: 900 };

/** Swiper's slides pass by CSS, in real time: waits for their state, whatever the clock says. */
async function expectShown(carousel: CarouselPage, names: string) {
  await expect.poll(async () => (await carousel.shown()).join(' ')).toBe(names);
  await expect(carousel.track).toHaveCSS('transition-duration', '0s');
}

/** Nothing moves one ms before the time has come, and something does when it has. */
async function expectTurnAfter(carousel: CarouselPage, ms: number) {
  const before = await carousel.places();
  await carousel.pass(ms - 1);
  expect(await carousel.places()).toBe(before);
  await carousel.pass(1);
  // Embla moves in frames of 16 ms.
  await carousel.pass(32);
  expect(await carousel.places()).not.toBe(before);
}

async function expectStill(carousel: CarouselPage, ms = 20_000) {
  const before = await carousel.places();
  await carousel.pass(ms);
  expect(await carousel.places()).toBe(before);
}

test.describe('timings', () => {
  test('the hero shows one slide, turns after 3000 ms, and loops', async ({ page }) => {
    const carousel = await new CarouselPage(page).start('hero');
    expect(await carousel.shown()).toEqual(['1']);
    for (const next of ['2', '3', '4', '1', '2']) {
      await expectTurnAfter(carousel, 3000);
      await expectShown(carousel, next);
    }
  });

  test('four airlines turn after 1000 ms on desktops, and loop', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const carousel = await new CarouselPage(page).start('airlines');
    expect(await carousel.shown()).toEqual(['1', '2', '3', '4']);
    for (const next of [
      '2 3 4 5',
      '3 4 5 6',
      '4 5 6 7',
      '5 6 7 1',
      '6 7 1 2',
      '7 1 2 3',
      '1 2 3 4',
    ]) {
      await expectTurnAfter(carousel, 1000);
      await expectShown(carousel, next);
    }
  });

  test('one airline turns after 2000 ms on phones', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    const carousel = await new CarouselPage(page).start('airlines');
    for (const next of ['2', '3']) {
      await expectTurnAfter(carousel, 2000);
      await expectShown(carousel, next);
    }
  });

  for (const [width, first, then] of [
    [639, '1', ['2', '3', '1']],
    [640, '1 2', ['2 3', '3 1', '1 2']],
  ] as const) {
    test(`testimonials turn every 2000 ms and loop at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const carousel = await new CarouselPage(page).start('testimonials');
      expect((await carousel.shown()).join(' ')).toBe(first);
      // The next turn is counted from the beginning of the last.
      for (const [turn, next] of then.entries()) {
        if (turn > 0) await carousel.pass(2000 - 1032);
        else await expectTurnAfter(carousel, 2000);
        await carousel.pass(1000);
        expect((await carousel.shown()).join(' ')).toBe(next);
      }
    });
  }

  for (const size of [phoneSize, desktopSize]) {
    test(`a testimonial takes about 500 ms to pass at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      const carousel = await new CarouselPage(page).start('testimonials');
      const slide = page.getByRole('group', { name: '2 of 3' });
      const distance = async () => {
        const [at, goal] = [await slide.boundingBox(), await carousel.view.boundingBox()];
        return Math.abs((at?.x ?? Number.NaN) - (goal?.x ?? Number.NaN));
      };
      await carousel.pass(2000 + 450);
      expect(await distance()).toBeGreaterThan(1);
      await carousel.pass(100);
      expect(await distance()).toBeLessThan(1);
    });
  }

  for (const [width, first] of [
    [640, '1'],
    [641, '3'],
    [1024, '3'],
    [1025, '1'],
  ] as const) {
    test(`testimonials begin with slide ${first} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const carousel = await new CarouselPage(page).start('testimonials');
      expect((await carousel.shown())[0]).toBe(first);
      expect(await carousel.shown()).toHaveLength(2);
    });
  }
});

test.describe('layout', () => {
  for (const [key, gap] of [
    ['hero', 30],
    ['airlines', 30],
  ] as const) {
    test(`slides of ${key} stand ${gap} px apart`, async ({ page }) => {
      await page.setViewportSize(desktopSize);
      const carousel = await new CarouselPage(page).start(key);
      const first = await carousel.root.getByRole('group', { name: /^1 of/ }).boundingBox();
      const second = await carousel.root.getByRole('group', { name: /^2 of/ }).boundingBox();
      expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(gap, 0);
    });
  }

  test('airlines change to one a view when the window becomes narrow, from the same one on', async ({
    page,
  }) => {
    await page.setViewportSize(desktopSize);
    const carousel = await new CarouselPage(page).start('airlines');
    await carousel.root.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(carousel, '2 3 4 5');
    await page.setViewportSize(phoneSize);
    await expectShown(carousel, '2');
    await page.mouse.move(1, 1);
    await expect(carousel.root).toHaveAttribute('data-state', 'playing');
    await expectTurnAfter(carousel, 2000);
    await expectShown(carousel, '3');
  });

  for (const size of [phoneSize, tabletSize, desktopSize]) {
    for (const key of keys) {
      test(`nothing shifts when the engine of ${key} takes over at ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        const open = await holdEngine(page);
        await watchShifts(page);
        const carousel = await new CarouselPage(page).goto(key);
        await atRest(page);
        const shifted = await shifts(page);
        const before = await boxes(carousel);
        open();
        await carousel.ready();
        await nextPaint(page);
        expectSameBoxes(await boxes(carousel), before);
        expect(await shifts(page)).toBe(shifted);
      });

      test(`${key} begins with the slide to which the visitor had scrolled at ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        const open = await holdEngine(page);
        await watchShifts(page);
        const carousel = await new CarouselPage(page).goto(key);
        await atRest(page);
        const [start] = await carousel.shown();
        await carousel.slides.nth(1).evaluate((slide) => {
          slide.closest('.carousel-view')?.scrollTo({ left: (slide as HTMLElement).offsetLeft });
        });
        await nextPaint(page);
        const before = await carousel.shown();
        expect(before[0]).not.toBe(start);
        const place = await boxes(carousel);
        const shifted = await shifts(page);
        open();
        await carousel.ready();
        await nextPaint(page);
        expect(await carousel.shown()).toEqual(before);
        expectSameBoxes(await boxes(carousel), place);
        // There the row's order and its scroll change at once: each slide stays where it is, but the
        // browser counts as if the row had only been scrolled.
        if (key === 'testimonials' && size === tabletSize) return;
        expect(await shifts(page)).toBe(shifted);
      });
    }
  }
});

test.describe('the visitor', () => {
  for (const key of keys) {
    test(`${key} stops for the mouse and goes on afterwards`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await expect(carousel.root).toHaveAttribute('data-state', 'playing');
      await carousel.view.hover();
      await expect(carousel.root).toHaveAttribute('data-state', 'hovered');
      await expectStill(carousel);
      await page.mouse.move(1, 1);
      await expect(carousel.root).toHaveAttribute('data-state', 'playing');
      await expectTurnAfter(carousel, delayOf(key));
    });

    test(`${key} stops for the keyboard’s focus and goes on afterwards`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await tabTo(page, carousel.pause);
      await expect(carousel.root).toHaveAttribute('data-state', 'focused');
      await expectStill(carousel);
      await page.keyboard.press('Shift+Tab');
      await expect(carousel.root).toHaveAttribute('data-state', 'playing');
      await expectTurnAfter(carousel, delayOf(key));
    });

    test(`${key}: the pause button wins over mouse and focus`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await carousel.pause.click();
      await expect(carousel.root).toHaveAttribute('data-state', 'paused');
      await page.mouse.move(1, 1);
      await expect(carousel.root).toHaveAttribute('data-state', 'paused');
      await expectStill(carousel);
      await tabTo(page, carousel.play);
      await carousel.play.press('Enter');
      await carousel.view.hover();
      await expect(carousel.pause).toBeFocused();
      await expect(carousel.root).toHaveAttribute('data-state', 'playing');
      await expectTurnAfter(carousel, delayOf(key));
    });

    test(`${key} stands still while the document is hidden`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await setVisibility(page, 'hidden');
      await expectStill(carousel);
      await setVisibility(page, 'visible');
      await expectTurnAfter(carousel, delayOf(key));
      // What was stopped before does not start because the document is seen again.
      await carousel.pause.click();
      await page.mouse.move(1, 1);
      await carousel.pass(2000);
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await expect(carousel.track).toHaveCSS('transition-duration', '0s');
      await expectStill(carousel);
    });
  }

  test('the hero goes on after a swipe, and does not when it was paused', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    const carousel = await new CarouselPage(page).start('hero');
    await swipe(carousel);
    await expectShown(carousel, '2');
    await expectTurnAfter(carousel, 3000);
    await expectShown(carousel, '3');
    await carousel.pause.click();
    await page.mouse.move(1, 1);
    await swipe(carousel);
    await expectShown(carousel, '4');
    await expectStill(carousel);
  });

  test('testimonials go on after a swipe, and do not when they were paused', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    const carousel = await new CarouselPage(page).start('testimonials');
    await swipe(carousel);
    await carousel.pass(1500);
    await expectShown(carousel, '2');
    await carousel.pass(1500);
    await expectShown(carousel, '3');
    await carousel.pause.click();
    await page.mouse.move(1, 1);
    await swipe(carousel);
    await carousel.pass(1900);
    await expectShown(carousel, '1');
    await expectStill(carousel);
  });

  for (const key of ['hero', 'testimonials'] as const) {
    test(`dots of ${key} have names, room, and lead to their slides`, async ({ page }) => {
      const { count } = carousels[key];
      const carousel = await new CarouselPage(page).start(key);
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      for (const number of [...numbers.slice(1), 1]) {
        const dot = carousel.root.getByRole('button', { name: `Slide ${number} of ${count}` });
        const box = await dot.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(24);
        await dot.click();
        await carousel.pass(1500);
        await expect.poll(async () => (await carousel.shown())[0]).toBe(String(number));
        await expect(carousel.track).toHaveCSS('transition-duration', '0s');
        await expect(dot).toHaveAttribute('aria-current', 'true');
        await expect(carousel.root.locator('[aria-current="true"]')).toHaveCount(1);
      }
      await expect(carousel.dots).toHaveCount(count);
    });
  }

  test('airlines have arrows and follow the keyboard’s arrows; testimonials have none', async ({
    page,
  }) => {
    await page.setViewportSize(desktopSize);
    const carousel = await new CarouselPage(page).start('airlines');
    await expect(carousel.dots).toHaveCount(0);
    await carousel.root.getByRole('button', { name: 'Previous slide' }).click();
    await expectShown(carousel, '7 1 2 3');
    await carousel.root.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(carousel, '1 2 3 4');
    await page.keyboard.press('ArrowRight');
    await expectShown(carousel, '2 3 4 5');
    await carousel.view.focus();
    await page.keyboard.press('ArrowLeft');
    await expectShown(carousel, '1 2 3 4');
    await page.keyboard.press('ArrowLeft');
    await expectShown(carousel, '7 1 2 3');
    // Without the focus the keys are the page's.
    await carousel.view.blur();
    await page.keyboard.press('ArrowLeft');
    await expectShown(carousel, '7 1 2 3');

    await page.goto(carousels.testimonials.route);
    await expect(carousel.root.getByRole('button', { name: /slide$/ })).toHaveCount(0);
  });

  test('arrow keys in a slide’s link are not the carousel’s', async ({ page }) => {
    const carousel = await new CarouselPage(page).start('hero');
    await carousel.slides.first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(carousel, '1');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const key of keys) {
    test(`${key} does not start by itself and moves at once by hand`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await expect(carousel.root).toHaveAttribute('data-state', 'paused');
      await expectStill(carousel);
      await carousel.view.focus();
      await page.keyboard.press('ArrowRight');
      // One frame, no more.
      await carousel.pass(32);
      expect((await carousel.shown())[0]).toBe('2');
      await expect(carousel.track).toHaveCSS('transition-duration', '0s');
      await swipe(carousel);
      await carousel.pass(32);
      expect((await carousel.shown())[0]).toBe('3');
      await expectStill(carousel);
      await carousel.play.press('Enter');
      await expectTurnAfter(carousel, delayOf(key));
      expect((await carousel.shown())[0]).toBe(key === 'testimonials' ? '1' : '4');
      await expectTurnAfter(carousel, delayOf(key) - 32);
    });

    test(`${key} follows the wish when it changes`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(carousel.root).toHaveAttribute('data-state', 'playing');
      await expectTurnAfter(carousel, delayOf(key));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(carousel.root).toHaveAttribute('data-state', 'paused');
      await expect.poll(async () => (await carousel.shown())[0]).toBe('2');
      await expectStill(carousel);
    });
  }
});

test.describe('assistive technology', () => {
  for (const key of keys) {
    const { name, count } = carousels[key];

    test(`${key} has the roles and names of a carousel`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await expect(page.getByRole('group', { name, exact: true })).toHaveAttribute(
        'aria-roledescription',
        'carousel',
      );
      const names = Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`);
      for (const slide of names) {
        await expect(
          carousel.root.getByRole('group', { name: slide, exact: true }),
        ).toHaveAttribute('aria-roledescription', 'slide');
      }
      await expect(carousel.slides).toHaveCount(count);
    });

    test(`${key}: the pause button comes first, slides out of view can’t be reached`, async ({
      page,
    }) => {
      const carousel = await new CarouselPage(page).start(key);
      const focusable = carousel.root.locator('a[href], button, [tabindex]');
      await expect(focusable.first()).toHaveAccessibleName('Stop slide rotation');
      // Embla's turns follow on each other every 2000 ms: looked at half-way between them.
      if (key === 'testimonials') await carousel.pass(1000);
      for (let turn = 0; turn < count; turn++) {
        const shown = await carousel.shown();
        for (const slide of await carousel.slides.all()) {
          const number = (await slide.getAttribute('aria-label'))?.split(' ')[0] ?? '';
          expect([
            number,
            await slide.evaluate((element) => (element as HTMLElement).inert),
          ]).toEqual([number, !shown.includes(number)]);
        }
        await carousel.pass(delayOf(key));
        await expect.poll(async () => (await carousel.shown())[0] ?? shown[0]).not.toBe(shown[0]);
        await expect(carousel.track).toHaveCSS('transition-duration', '0s');
      }
      await carousel.pause.focus();
      const stops: (string | null)[] = [];
      do {
        await page.keyboard.press('Tab');
        stops.push(
          await page.evaluate(
            () =>
              document.activeElement?.closest('[aria-roledescription=slide]')?.ariaLabel ?? null,
          ),
        );
      } while (await carousel.root.evaluate((root) => root.contains(document.activeElement)));
      const [shown] = await carousel.shown();
      const links = key === 'hero' ? [`${shown} of ${count}`] : [];
      expect(stops.filter(Boolean)).toEqual(links);
    });

    test(`${key} reads changes aloud only while paused`, async ({ page }) => {
      const carousel = await new CarouselPage(page).start(key);
      await expect(carousel.track).toHaveAttribute('aria-live', 'off');
      await carousel.view.hover();
      await expect(carousel.root).toHaveAttribute('data-state', 'hovered');
      await expect(carousel.track).toHaveAttribute('aria-live', 'off');
      await carousel.pause.click();
      await expect(carousel.track).toHaveAttribute('aria-live', 'polite');
      await carousel.play.click();
      await expect(carousel.track).toHaveAttribute('aria-live', 'off');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(carousel.track).toHaveAttribute('aria-live', 'off');
      await page.reload();
      await page.mouse.move(1, 1);
      await carousel.view.scrollIntoViewIfNeeded();
      await expect(carousel.track).toHaveAttribute('aria-live', 'polite');
    });

    for (const size of [phoneSize, desktopSize]) {
      test(`axe finds nothing on ${key}, running and paused, at ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        // On the browser's own clock: axe waits for it, too.
        await page.goto(carousels[key].route);
        const carousel = new CarouselPage(page);
        await carousel.view.scrollIntoViewIfNeeded();
        await carousel.ready();
        await carousel.view.focus();
        await page.keyboard.press('ArrowRight');
        await carousel.view.blur();
        await expect(carousel.root).toHaveAttribute('data-state', 'playing');
        await expect(carousel.root.locator('[inert]').first()).toBeAttached();
        expect(await axe(page)).toEqual([]);
        await carousel.pause.click();
        await expect(carousel.root).toHaveAttribute('data-state', 'paused');
        expect(await axe(page)).toEqual([]);
      });
    }
  }

  test('one h1 is there at every slide, and no id twice', async ({ page }) => {
    const carousel = await new CarouselPage(page).start('hero');
    const heading = await page.locator('h1').textContent();
    for (let turn = 0; turn < 6; turn++) {
      expect(await mainHeadings(page)).toEqual([heading]);
      await expect(page.locator('h1')).toHaveCount(1);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      await expectTurnAfter(carousel, 3000);
      await expectShown(carousel, String(((turn + 1) % 4) + 1));
    }
  });
});

test.describe('loading', () => {
  const marks = { swiper: 'loopPreventsSliding', embla: 'slidesNotInView' };

  test('no page names Swiper or Embla among its scripts', async ({ request }) => {
    for (const { route } of Object.values(carousels)) {
      const html = await (await request.get(route)).text();
      const scripts = new Set(html.match(/\/_next\/static\/[^"\\]+?\.js/g));
      expect(scripts.size).toBeGreaterThan(3);
      for (const script of scripts) {
        const text = await (await request.get(script)).text();
        for (const mark of Object.values(marks)) expect(text).not.toContain(mark);
      }
    }
  });

  for (const [key, mark] of [
    ['hero', marks.swiper],
    ['airlines', marks.swiper],
    ['testimonials', marks.embla],
  ] as const) {
    test(`the engine of ${key} comes when the carousel is near`, async ({ page }) => {
      const loaded: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) loaded.push(response.text());
      });
      const hasEngine = async () => (await Promise.all(loaded)).some((text) => text.includes(mark));
      // The page keeps so small a part in view that every carousel is far away at first.
      await page.setViewportSize({ width: 1024, height: 200 });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const main = document.querySelector('main');
          if (main) main.style.marginTop = '3000px';
        });
      });
      await page.goto(carousels[key].route, { waitUntil: 'networkidle' });
      await page.mouse.move(1, 1);
      const carousel = new CarouselPage(page);
      await expect(carousel.view).toBeAttached();
      const far = async (distance: number) =>
        page.evaluate(
          ([selector, away]) => {
            const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
            window.scrollTo({
              top: window.scrollY + top - window.innerHeight - away,
              behavior: 'instant',
            });
          },
          ['.carousel-view', distance] as const,
        );
      await far(230);
      await nextPaint(page);
      await page.waitForLoadState('networkidle');
      expect(await hasEngine()).toBe(false);
      await far(170);
      await carousel.ready();
      expect(await hasEngine()).toBe(true);
    });
  }

  test('when the engine can’t be loaded the row stays a row', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await holdEngine(page, 'abort');
    const failed = page.waitForEvent('requestfailed');
    const carousel = await new CarouselPage(page).goto('hero');
    await failed;
    await nextPaint(page);
    await expect(carousel.root).not.toHaveAttribute('data-state');
    await expectScrollsByKeyboard(carousel);
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const key of keys) {
    for (const size of [phoneSize, desktopSize]) {
      test(`${key} is a row that scrolls at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(carousels[key].route);
        const carousel = new CarouselPage(page);
        await expect(carousel.slides).toHaveCount(carousels[key].count);
        await expect(carousel.root.getByRole('button')).toHaveCount(0);
        await expect(carousel.root.locator('[inert]')).toHaveCount(0);
        await expect(carousel.view).toHaveAccessibleName('Slides');
        await expectScrollsByKeyboard(carousel);
      });
    }
  }
});

async function expectScrollsByKeyboard(carousel: CarouselPage) {
  const first = carousel.slides.first();
  const before = await first.boundingBox();
  await carousel.view.focus();
  await carousel.page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (before?.x ?? 0) - ((await first.boundingBox())?.x ?? 0))
    .toBeGreaterThan(10);
}

/** ms between two turns, at the size of a desktop unless told otherwise. */
function delayOf(key: CarouselKey, width = 1280): number {
  if (key === 'airlines') return width < 768 ? 2000 : 1000;
  return key === 'hero' ? 3000 : 2000;
}

/** Holds scripts back that the page does not name: the engine. Returns what lets them through. */
async function holdEngine(page: Page, how: 'hold' | 'abort' = 'hold'): Promise<() => void> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let named = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) named = await response.text();
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname;
    const html = named || (await (await page.request.get(page.url())).text());
    if (!html.includes(file)) {
      if (how === 'abort') return route.abort();
      await gate;
    }
    await route.continue();
  });
  return open;
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shifts(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { seenShifts: number[] }).seenShifts.reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
}

/** Where the shown slides and their texts stand: [left, top, width, height] of each. */
async function boxes(carousel: CarouselPage): Promise<number[][]> {
  return carousel.view.evaluate((view) => {
    const frame = view.getBoundingClientRect();
    return [view, ...view.querySelectorAll('[aria-roledescription=slide], h1, h2, p, blockquote')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => right > frame.left + 1 && left < frame.right - 1)
      .sort((a, b) => a.left - b.left || a.top - b.top || a.height - b.height)
      .map(({ left, top, width, height }) => [left, top, width, height]);
  });
}

/** A row scrolls by whole pixels, an engine moves by parts of one. */
function expectSameBoxes(found: number[][], before: number[][]) {
  expect(found.length).toBe(before.length);
  const farthest = found
    .flat()
    .map((side, index) => Math.abs(side - (before.flat()[index] ?? NaN)));
  expect(Math.max(...farthest)).toBeLessThan(1);
}

/** The clock of the page stands, the browser's own does not: asks it for two frames. */
async function nextPaint(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const animation = document.body.animate([{ opacity: 1 }, { opacity: 1 }], 50);
        animation.onfinish = () => resolve();
      }),
  );
}

/** Presses Tab until the keyboard's focus is there. */
async function tabTo(page: Page, target: CarouselPage['pause']) {
  const before = page.locator('a[href]:visible').first();
  await before.focus();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** A finger moves from right to left. */
async function swipe({ page, view, slides }: CarouselPage) {
  await view.scrollIntoViewIfNeeded();
  const box = await view.boundingBox();
  const width = (await slides.first().boundingBox())?.width ?? 0;
  if (!box) throw new Error('nothing to swipe');
  const session = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 200);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const from = box.x + box.width * 0.8;
  await touch('touchStart', from);
  for (const way of [0.1, 0.3, 0.6]) await touch('touchMove', from - width * way);
  await touch('touchEnd');
  await session.detach();
}

/** The texts of the headings of level 1 that the browser hands to assistive technology. */
async function mainHeadings(page: Page): Promise<(string | undefined)[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'level' && value.value === 1),
    )
    .map(({ name }) => name?.value);
}

/** One line for each element of the carousel that axe complains of. */
async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('[aria-roledescription="carousel"]')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Fonts have come and are drawn: what still moves is the carousel's doing. */
async function atRest(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);
}

test('the dot of the slide in view differs from the others also in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const carousel = await new CarouselPage(page).start('hero');
  const fills = await carousel.dots.evaluateAll((dots) =>
    dots.map((dot) => [
      dot.getAttribute('aria-current'),
      getComputedStyle(dot.firstElementChild ?? dot).backgroundColor,
    ]),
  );
  const fillsOf = (current: string) =>
    new Set(fills.flatMap(([is, fill]) => (is === current ? fill : [])));
  expect(fillsOf('true').size).toBe(1);
  expect(fillsOf('false').size).toBe(1);
  expect(fillsOf('true')).not.toEqual(fillsOf('false'));
});
