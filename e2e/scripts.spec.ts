import { expect, type Request, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { holdScripts, open, waitForHydration } from './page';
import { phoneSize } from './site';

// What scripts cost, and what happens when they come late. Times are measured by npm run bench.

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

test('home at rest needs 14 requests, 125 KB, 12 KB of scripts besides its carousel', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script' && !request.url().includes('/swiper-'),
  );
  const [all, ofScripts] = await Promise.all([requests, scripts].map(bytesOf));
  expect(ofScripts).toBeGreaterThan(1000);
  expect(ofScripts).toBeLessThanOrEqual(12_000);
  expect(all).toBeLessThanOrEqual(125_000);
  expect(requests.length).toBeLessThanOrEqual(14);
});

test('a menu that was opened before the scripts came stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.privacy, { waitUntil: 'commit' });
  const menu = page.locator('header details[name=menu]').first();
  await menu.locator('summary').click();
  release();
  await waitForHydration(page);
  await expect(menu).toHaveAttribute('open');
});
