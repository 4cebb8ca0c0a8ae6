import { expect, type Locator, type Page } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { type CarouselName, carousels } from './carousels';
import { EnquiryFormPage, mailService, words } from './enquiry-form';
import { items } from './items';
import { holdRequests } from './ready';

/** What visitors do with a part of a page. */
export type Scenario = {
  route: string;
  part: Locator;
  /** Turns to the part, perhaps before the scripts have come: they take over what needs them. */
  begin(): Promise<void>;
  /** Expects what has been typed, and where, still to be there. */
  expectKept?(): Promise<void>;
  /**
   * Uses all of the part, and expects what it should do.
   * @param reads how words read that the part shows: another way once the page is translated
   */
  use(reads: (text: string) => string): Promise<void>;
};

/** Faults and their mending, a refusal, an answer that comes too late: an enquiry with all that can happen. */
export function visitForm(page: Page, name: 'contact' | 'booking'): Scenario {
  const form = new EnquiryFormPage(page, name);
  const field = form.field('name');
  return {
    route: form.route,
    part: form.form,
    async begin() {
      await form.openPopup();
      await field.fill('Asha Rao');
      await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
    },
    async expectKept() {
      await expect(field).toHaveValue('Asha Rao');
      await expect(field).toBeFocused();
      const selected = field.evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
      ]);
      expect(await selected).toEqual([2, 5]);
    },
    async use(reads) {
      form.reads = reads;
      await field.fill('');
      await form.button.click();
      await expect(form.alert).toHaveText(reads(form.texts.missing));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(form.requests).toHaveLength(0);
      await form.fill();
      await page.route(mailService, (route) => route.fulfill({ status: 500 }));
      await form.button.click();
      await form.expectUnsent('refused');
      await expect(field).not.toHaveAttribute('aria-invalid');
      expect(form.requests).toHaveLength(1);

      await page.unroute(mailService);
      const release = await holdRequests(page, mailService);
      await form.button.click();
      await expect(form.form.locator('button[aria-disabled=true]')).toHaveText(
        reads(words.sending),
      );
      await page.clock.fastForward(15_000);
      await form.expectUnsent('late');
      release();
      await form.expectSent(2);
    },
  };
}

/** Turns to the next slide. */
export function visitCarousel(page: Page, name: CarouselName): Scenario {
  const part = page.locator(':has(> .carousel-view)');
  const row = part.locator('.carousel-view');
  const inReach = () =>
    row
      .locator('.carousel-slide:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
  return {
    route: carousels[name].route,
    part,
    begin: () => row.focus(),
    async use() {
      await expect(part).toHaveAttribute('data-state', /./);
      const first = await inReach();
      await row.press('ArrowRight');
      await expect.poll(inReach).not.toEqual(first);
    },
  };
}

export function visitSearch(page: Page): Scenario {
  const place = itemsOf('place').find(({ alsoCalled }) => alsoCalled);
  const [otherName = ''] = place?.alsoCalled ?? [];
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
      await expect(found.first()).toBeVisible();
    },
    async use(reads) {
      const first = place && routeOf(place);
      await field.fill(otherName);
      await expect(found.first()).toHaveAttribute('href', first ?? '');
      await expect(found.first()).toContainText(reads(place?.name ?? ''));
      await field.fill('xyzzy');
      const none = pages.search.said.none.replace('{words}', 'xyzzy');
      await expect(part.getByRole('status')).toHaveText(reads(none));
      await field.fill('');
      await expect(found).toHaveCount(0);
      await expect(field).toHaveValue('');
    },
  };
}

/** Chooses a day of arrival on the page of a trip, and another one. */
export function visitTrip(page: Page): Scenario {
  const part = page.locator('main');
  const field = part.locator('input[name=arrive]');
  const button = part.locator('.day-form button');
  const shown = part.locator('[data-island=dated-trip] li');
  const day = addDays(dayInIndia(), 60);
  const choose = async (value: string) => {
    await field.fill(value);
    await button.click();
  };
  return {
    route: '/packages/harbour-days',
    part,
    begin: () => field.fill(day),
    expectKept: () => expect(field).toHaveValue(day),
    async use(reads) {
      for (const one of [day, addDays(day, 1)]) {
        await choose(one);
        await expect(shown.first()).toContainText(reads(formatWeekday(one, 'short')));
      }
      await choose('');
      await expect(shown).toHaveCount(0);
    },
  };
}

/** Opens a list that somebody has shared, with an item that has gone; saves an item and takes it off. */
export function visitSaved(page: Page): Scenario {
  const { themedPackage, sight } = items;
  const list = ['/packages/atlantis', sight.route, themedPackage.route];
  const part = page.locator('main');
  const button = part.locator(`[data-save="${sight.route}"]`);
  const count = page.getByRole('banner').locator('.saved-count');
  return {
    route: `${routes.saved}?items=${list.map((route) => route.slice(1))}`,
    part,
    begin: async () => {},
    async use(reads) {
      const gone = pages.saved.list.gone.replace('{page}', '/packages/atlantis');
      await expect(part).toContainText(reads(gone));
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(count).toHaveText('1');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(count).toHaveText('');
      await expect(part.locator('[data-save]')).toHaveCount(list.length);
    },
  };
}
