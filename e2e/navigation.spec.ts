import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { open } from './page';
import { desktopSize, items, phoneSize } from './site';

test('the rules let Chromium fetch pages, but no cards and no files', async ({ page }) => {
  await open(page, items.sight.list);
  const script = page.locator('script[type=speculationrules]');
  const { prefetch } = JSON.parse((await script.textContent()) ?? '');
  expect(prefetch[0].eagerness).toBe('moderate');
  expect(JSON.stringify(prefetch)).toContain('[data-dialog]');
  expect(JSON.stringify(prefetch)).toContain('/*.*');
});

test('an old address leads to its page and keeps what was asked for', async ({ page }) => {
  await page.goto('/Contact?about=Kayaking#content');
  await expect(page).toHaveURL('/contact?about=Kayaking#content');
});

test('the header covers no anchor', async ({ page }) => {
  for (const { slug, list } of [items.place, items.operator, items.themedPackage]) {
    await page.goto(`${list}#${slug}`);
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const gap = async () => ((await page.locator(`#${slug}`).boundingBox())?.y ?? 0) - header;
    await expect.poll(gap, list).toBeLessThan(200);
    expect(await gap(), list).toBeGreaterThanOrEqual(0);
  }
});

test('Back, a reload and an anchor lead to their place', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const heading = (page: Page) => page.locator('main section h2[id]').last();
  const topOf = () => heading(page).evaluate((it) => it.getBoundingClientRect().top);
  await open(page, routes.packages);
  await heading(page).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const place = await topOf();
  const anchor = `${routes.packages}#${await heading(page).getAttribute('id')}`;
  for (const [way, go] of [
    ['a reload', () => page.reload()],
    ['Back to a new document', () => page.goto('/404').then(() => page.goBack())],
    ['an anchor', () => page.goto('about:blank').then(() => page.goto(anchor))],
  ] as const) {
    await test.step(way, async () => {
      await go();
      await expect.poll(topOf).toBeCloseTo(place, 0);
    });
  }
});

// WebKit and Firefox once made the row of a banner lower than its picture.
test('the picture of a banner lies on nothing', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  for (const route of [routes.about, items.place.route]) {
    await page.goto(route);
    const bottomOf = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
      return y + height;
    };
    expect(await bottomOf('.banner'), route).toBeCloseTo(await bottomOf('.banner-picture'), 0);
  }
});
