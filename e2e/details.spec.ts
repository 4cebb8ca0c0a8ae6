import { expect, type Page, test } from '@playwright/test';
import { detailsAddress, packageRoute } from '@/lib/routes';
import { ready } from './ready';
import { content, phoneSize } from './site';

// The dialog with an item's details comes from a file of its own, before it is asked for where it can.

const [first, second] = content.familyPackages;
if (!first || !second) throw new Error('there are two family packages at least');
const fileOf = (item: { slug: string }) => detailsAddress(packageRoute(item));
const linkTo = (page: Page, { slug }: { slug: string }) => page.locator(`#${slug} a[data-dialog]`);
const dialogOf = (page: Page, { slug }: { slug: string }) => page.locator(`#details-${slug}`);

/** The files with details that have been asked for, in order. */
function watchDetails(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/details/')) asked.push(pathname);
  });
  return asked;
}

/** Answers each request for details when it is told to. */
async function holdDetails(page: Page) {
  const waiting = new Map<string, () => void>();
  await page.route('**/details/**', async (route) => {
    await new Promise<void>((resolve) =>
      waiting.set(new URL(route.request().url()).pathname, resolve),
    );
    await route.continue();
  });
  return async (file: string) => {
    await expect.poll(() => [...waiting.keys()]).toContain(file);
    waiting.get(file)?.();
  };
}

/** Nothing comes but for what is asked for with a finger, the focus or a mouse that rests. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('a list brings no details, and those of a card that is seen come once', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const asked = watchDetails(page);
  await page.goto('/packages');
  await ready(page);
  expect(await page.locator('dialog[data-address]').count()).toBe(0);
  await linkTo(page, first).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(fileOf(first));
  await linkTo(page, first).hover();
  await linkTo(page, first).click();
  await expect(dialogOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await linkTo(page, first).click();
  await expect(dialogOf(page, first)).toBeVisible();
  expect(asked.filter((file) => file === fileOf(first))).toHaveLength(1);
});

test('the details of a card that was seen open without a network', async ({ page, context }) => {
  await page.goto('/packages');
  await ready(page);
  const come = page.waitForResponse((response) => response.url().endsWith(fileOf(first)));
  await linkTo(page, first).scrollIntoViewIfNeeded();
  await (await come).finished();
  await context.setOffline(true);
  await linkTo(page, first).click();
  await expect(dialogOf(page, first)).toBeVisible();
  await expect(dialogOf(page, first)).toContainText(String(first.overview[0]));
});

test('where people save data, details come when their card is touched', async ({ page }) => {
  await saveData(page);
  const asked = watchDetails(page);
  await page.goto('/packages');
  await ready(page);
  await linkTo(page, first).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await linkTo(page, first).click();
  await expect(dialogOf(page, first)).toBeVisible();
  expect(asked).toEqual([fileOf(first)]);
});

for (const [what, answer] of Object.entries({
  'do not come': { status: 503, body: 'Down for a moment' },
  'are no details': { status: 200, contentType: 'text/html', body: '<p>Sign in to this Wi-Fi</p>' },
})) {
  test(`when details ${what}, the card leads to the item’s own page`, async ({ page }) => {
    await page.route('**/details/**', (route) => route.fulfill(answer));
    await page.goto('/packages');
    await ready(page);
    await linkTo(page, first).click();
    await expect(page).toHaveURL(packageRoute(first));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/packages');
  });
}

test('details that failed are asked for again', async ({ page }) => {
  let isDown = true;
  await page.route('**/details/**', (route) => (isDown ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(fileOf(first)),
  );
  await page.goto('/packages');
  await ready(page);
  await linkTo(page, first).scrollIntoViewIfNeeded();
  await failed;
  isDown = false;
  await linkTo(page, first).click();
  await expect(dialogOf(page, first)).toBeVisible();
});

test('a card shows that its details are on their way; the last one that was chosen opens', async ({
  page,
}) => {
  await saveData(page);
  const answer = await holdDetails(page);
  await page.goto('/packages');
  await ready(page);
  await linkTo(page, first).click();
  await expect(linkTo(page, first)).toHaveAttribute('aria-busy', 'true');
  await linkTo(page, second).click();
  await answer(fileOf(second));
  await expect(dialogOf(page, second)).toBeVisible();
  await expect(linkTo(page, second)).not.toHaveAttribute('aria-busy');
  await answer(fileOf(first));
  await expect(linkTo(page, first)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(packageRoute(second));
});

test('who has gone on meanwhile is not called back', async ({ page }) => {
  await saveData(page);
  const answer = await holdDetails(page);
  await page.goto('/packages');
  await ready(page);
  await linkTo(page, first).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Flights', exact: true }).click();
  await expect(page).toHaveURL('/flights');
  const come = page.waitForResponse((response) => response.url().endsWith(fileOf(first)));
  await answer(fileOf(first));
  await (await come).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/flights');
});

test('the item’s own page is not covered by its details', async ({ page }) => {
  await page.goto('/packages');
  await ready(page);
  await linkTo(page, first).click();
  await expect(dialogOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } };
    next.router.push(href);
  }, packageRoute(first));
  // The list had many.
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page).toHaveURL(packageRoute(first));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dialogOf(page, first)).toHaveCount(0);
});
