import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { EnquiryFormPage, mailService } from './enquiry-form';
import { addIcons, translate } from './other-software';
import { holdScripts, islandHydrated, open, waitForHydration } from './page';
import { items, phoneSize } from './site';

// Translators and password managers change the pages that people read. Whatever they do, and whenever,
// nothing may be lost: no page, no typed word, no answer.

test.use({ viewport: phoneSize });

/** An island on its page. */
type Visit = {
  route: string;
  part: Locator;
  /** Turns to the part, perhaps before the scripts have come: what is typed must still be there. */
  begin(): Promise<void>;
  expectKept?(): Promise<void>;
  /** Uses all of the part, and expects what it should do. */
  use(): Promise<void>;
};

/** The islands that React draws. The popup is the contact form with other fields. */
const visits: Record<string, (page: Page) => Visit> = {
  'the contact form'(page) {
    const form = new EnquiryFormPage(page, 'contact');
    const field = form.field('name');
    return {
      route: form.route,
      part: form.form,
      begin: () => field.fill('Asha Rao'),
      async expectKept() {
        await expect(field).toHaveValue('Asha Rao');
        await expect(field).toBeFocused();
      },
      async use() {
        await field.fill('');
        await form.button.click();
        await expect(form.alert).toHaveText(form.texts.missing);
        await form.fill();
        await page.route(mailService, (route) => route.fulfill({ status: 500 }));
        await form.button.click();
        await form.expectUnsent('refused');
        await page.unroute(mailService);
        await form.button.click();
        await form.expectSent(2);
      },
    };
  },

  'the testimonials'(page) {
    const part = page.locator(':has(> .carousel-view)');
    const row = part.locator('.carousel-view');
    const inReach = () =>
      row
        .locator('.carousel-slide:not([inert])')
        .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
    return {
      route: routes.places,
      part,
      begin: () => row.focus(),
      async use() {
        await expect(part).toHaveAttribute('data-state', /./);
        const first = await inReach();
        await row.press('ArrowRight');
        await expect.poll(inReach).not.toEqual(first);
      },
    };
  },

  'the saved list'(page) {
    const { themedPackage, sight } = items;
    const list = ['/packages/atlantis', sight.route, themedPackage.route];
    const part = page.locator('main');
    const button = part.locator(`[data-save="${sight.route}"]`);
    return {
      route: `${routes.saved}?items=${list.map((route) => route.slice(1))}`,
      part,
      begin: async () => {},
      async use() {
        const gone = pages.saved.list.gone.replace('{page}', '/packages/atlantis');
        await expect(part).toContainText(gone);
        for (const [pressed, count] of [
          ['true', '1'],
          ['false', ''],
        ] as const) {
          await button.click();
          await expect(button).toHaveAttribute('aria-pressed', pressed);
          await expect(page.getByRole('banner').locator('.saved-count')).toHaveText(count);
        }
        await expect(part.locator('[data-save]')).toHaveCount(list.length);
      },
    };
  },

  'the search'(page) {
    const place = itemsOf('place').find(({ alsoCalled }) => alsoCalled);
    if (!place) throw new Error('e2e/content/ lacks a place with another name');
    const [otherName = ''] = place.alsoCalled ?? [];
    const part = page.locator('main');
    const field = part.getByRole('searchbox');
    const found = part.getByRole('list', { name: pages.search.results }).getByRole('link');
    return {
      route: routes.search,
      part,
      begin: () => field.fill(otherName),
      async expectKept() {
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(otherName);
      },
      async use() {
        await expect(found.first()).toHaveAttribute('href', routeOf(place));
        await expect(found.first()).toContainText(place.name);
        await field.fill('xyzzy');
        const none = pages.search.said.none.replace('{words}', 'xyzzy');
        await expect(part.getByRole('status')).toHaveText(none);
        await expect(found).toHaveCount(0);
      },
    };
  },

  'the days of a trip'(page) {
    const part = page.locator('main');
    const shown = part.locator('[data-island=dated-trip] li');
    const day = addDays(dayInIndia(), 60);
    const choose = async (value: string) => {
      await part.locator('input[name=arrive]').fill(value);
      await part.locator('[data-island=day-form] button').click();
    };
    return {
      route: `/packages/harbour-days?arrive=${day}`,
      part,
      begin: async () => {},
      expectKept: () => expect(shown.first()).toContainText(formatWeekday(day, 'short')),
      async use() {
        const next = addDays(day, 1);
        await choose(next);
        await expect(shown.first()).toContainText(formatWeekday(next, 'short'));
        await choose('');
        await expect(shown).toHaveCount(0);
      },
    };
  },
};

const errors: string[] = [];
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('pageerror', ({ message }) => errors.push(message));
});

/** Expects the page to be whole: React has neither failed nor taken it away. */
async function expectWhole(page: Page) {
  expect(errors).toEqual([]);
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('footer')).toBeAttached();
}

for (const [part, visitPart] of Object.entries(visits)) {
  test(`translated before the scripts come: ${part}`, async ({ page }) => {
    const visit = visitPart(page);
    const release = await holdScripts(page);
    await page.goto(visit.route, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await translate(page);
    await visit.begin();
    release();
    await waitForHydration(page);
    // Islands that are merely visible wait for somebody who uses the page.
    await page.mouse.move(1, 300);
    await page.mouse.move(1, 310);
    await islandHydrated(visit.part);
    await visit.expectKept?.();
    await visit.use();
    await expectWhole(page);
  });

  test(`translated, and changed by a password manager, after the scripts have come: ${part}`, async ({
    page,
  }) => {
    const visit = visitPart(page);
    await open(page, visit.route);
    await visit.begin();
    await islandHydrated(visit.part);
    await addIcons(page);
    await translate(page);
    await expect(visit.part.locator('font').first()).toBeAttached();
    await visit.expectKept?.();
    await visit.use();
    await expectWhole(page);
  });
}
