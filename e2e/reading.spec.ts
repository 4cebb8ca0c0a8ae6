import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { listAxeFaults } from './axe';
import { open, ready } from './ready';
import { phoneSize } from './site';

const posts = itemsOf('post').sort((a, b) => b.date.localeCompare(a.date));
const [newest, , long] = posts;
if (!newest || !long) throw new Error('e2e/content/ lacks posts');
const last = long.sections.length - 1;
const middle = Math.floor(last / 2);

/** How long a part is in view before it counts, in ms, and a little more. */
const seen = 2_100;

test.use({ viewport: { width: phoneSize.width, height: 500 } });

const line = (page: Page) => page.getByText(labels.reading.here, { exact: true });
const mark = (page: Page, slug: string) =>
  page
    .locator('article', { has: page.locator(`a[href$="/${slug}"]`) })
    .getByText(labels.reading.read);
const part = (page: Page, number: number) => page.locator(`#part-${number + 1}`);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** What the browser has stored before its first page. */
function store(page: Page, reading: [string, number | 'read'][]) {
  return page.addInitScript((text) => {
    if (localStorage.getItem('reading') === null) localStorage.setItem('reading', text);
  }, JSON.stringify(reading));
}

/** A page that has just been painted, and is not in use: Playwright's own calls count as use. */
async function untouched(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    performance.now = () => 0;
  });
}

/**
 * Reads on with the wheel until a place is in the middle of the window, and stays there for a while.
 * @returns how far the post is read then
 */
async function readTo(page: Page, place: Locator): Promise<unknown> {
  const top = () => place.evaluate((it) => it.getBoundingClientRect().top);
  while ((await top()) > 200) await page.mouse.wheel(0, 150);
  // The browser tells what is in view after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.clock.fastForward(seen);
  return page.evaluate(() => JSON.parse(localStorage.getItem('reading') ?? '[]')[0]?.[1]);
}

test('a post that was read to its end is marked', async ({ page }) => {
  await open(page, routeOf(long));
  await page.clock.install();
  await page.mouse.move(200, 250);
  const end = part(page, last).locator('p').last();
  await test.step('who jumps to the end has not read it', async () => {
    await end.evaluate((it) => it.scrollIntoView());
    expect(await readTo(page, end)).toBeUndefined();
    await page.evaluate(() => scrollTo(0, 0));
  });
  for (let number = 1; number <= last; number += 1) {
    // The end may be in view with the last part.
    const reached = async () => {
      const progress = await readTo(page, part(page, number));
      return progress === 'read' ? last : progress;
    };
    await expect.poll(reached).toBeGreaterThanOrEqual(number);
  }
  await expect.poll(() => readTo(page, end)).toBe('read');
  await open(page, routes.blogs);
  await expect(mark(page, long.slug)).toBeVisible();
  await expect(mark(page, newest.slug)).toBeHidden();
  expect(await listAxeFaults(page)).toEqual([]);
});

test('a post opens where it was left', async ({ page }) => {
  await store(page, [[long.slug, middle]]);
  await untouched(page);
  await open(page, routeOf(long));
  await expect(line(page)).toBeInViewport();
  await expect(part(page, middle).getByRole('heading')).toBeInViewport();
  await expect(page).toHaveURL(routeOf(long));
  expect(await listAxeFaults(page)).toEqual([]);
  await test.step('Tab goes on from there, to the way to the top', async () => {
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: labels.reading.top })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
  await test.step('after a reload and on Back the browser knows the place', async () => {
    await open(page, routeOf(long));
    await expect(line(page)).toBeInViewport();
    await part(page, 1).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    const place = await scrolled(page);
    for (const back of [false, true]) {
      if (back) await page.goto(routes.privacy).then(() => page.goBack());
      else await page.reload();
      await ready(page);
      await expect.poll(() => scrolled(page)).toBe(place);
      await expect(line(page)).toBeHidden();
    }
  });
});

test('a page in use stays, and offers the place where it was left', async ({ page }) => {
  await store(page, [[long.slug, middle]]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });
  });
  await open(page, routeOf(long));
  const notice = page.locator('.notice p:visible');
  await expect(notice).toContainText(labels.notice.stopped);
  expect(await scrolled(page)).toBe(0);
  await notice.getByRole('link', { name: labels.notice.goOn }).click();
  await expect(part(page, middle).getByRole('heading')).toBeInViewport();
  await expect(notice).toHaveCount(0);
});

test('the way back leads to the list as it was left', async ({ page, context }) => {
  const step = page.getByRole('navigation', { name: labels.breadcrumb }).getByRole('link');
  const card = (of: Page) => of.locator(`article.card a[href$="/${long.slug}"]`);
  await open(page, routes.blogs);
  await card(page).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);
  await card(page).click();
  await ready(page);
  await test.step('also from another post, and after a reload', async () => {
    await page.locator('.next-post a').click();
    await ready(page);
    await page.reload();
    await ready(page);
    await step.click();
    await expect(page).toHaveURL(routes.blogs);
    await expect.poll(() => scrolled(page)).toBe(place);
    expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(0);
  });
  await test.step('to the search with its results', async () => {
    const search = `${routes.search}?q=sand`;
    await open(page, search);
    await page.locator(`.search-results a[href="${routeOf(long)}"]`).click();
    await ready(page);
    await expect(step).toHaveText(pages.search.banner.crumb);
    await step.click();
    await expect(page).toHaveURL(search);
  });
  await test.step('who has not come from a list, and opens a new tab, gets the card', async () => {
    await open(page, routes.privacy);
    await open(page, routeOf(long));
    const opened = context.waitForEvent('page');
    await step.click({ modifiers: ['ControlOrMeta'] });
    await expect(card(await opened)).toBeInViewport();
    await step.click();
    await expect(page).toHaveURL(`${routes.blogs}#${long.slug}`);
    await expect(card(page)).toBeInViewport();
  });
});

test('where nothing can be stored, posts open at their top', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await open(page, routeOf(long));
  await page.clock.install();
  await page.mouse.move(200, 250);
  await page.mouse.wheel(0, 700);
  await expect(part(page, 0)).toBeInViewport();
  await page.clock.fastForward(seen);
  await open(page, routes.blogs);
  await expect(mark(page, long.slug)).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is whole, and the way back leads to its card', async ({ page }) => {
    await page.goto(routeOf(long));
    for (const { heading = '' } of long.sections) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(line(page)).toBeHidden();
    await expect(mark(page, newest.slug)).toBeHidden();
    const step = page.getByRole('navigation', { name: labels.breadcrumb }).getByRole('link');
    await step.click();
    await expect(page.locator(`article.card a[href$="/${long.slug}"]`)).toBeInViewport();
  });
});
