import { expect, type Request, test } from '@playwright/test';
import { holdScripts } from './ready';
import { phoneSize } from './site';

// Sizes don't depend on the machine, so they are tested; times are measured (npm run bench).

test('before its scripts home needs 12 requests and 160 KB at most', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  // Waits for pictures near the screen, which are fetched after layout.
  await page.evaluate(async () => {
    const near = [...document.images].filter((image) => {
      const { width, top, left } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.all(near.map((image) => image.decode()));
  });
  const first = [...requests];
  const sizes = await Promise.all(first.map((request) => request.sizes()));
  const bytes = sizes.map((size) => size.responseHeadersSize + size.responseBodySize);
  // A new connection sends 14.6 KB at once. Paper has styles of its own, for which no screen waits.
  const styles = first.map((request, index) =>
    /_next.*\.css$/.test(request.url()) ? (bytes[index] ?? 0) : 0,
  );
  const styleBytes = styles.reduce((sum, one) => sum + one, 0);
  expect(styleBytes).toBeGreaterThan(1000);
  expect(styleBytes).toBeLessThanOrEqual(14_300);
  const total = bytes.reduce((sum, one) => sum + one, 0);
  expect(first.length).toBeLessThanOrEqual(12);
  expect(total).toBeLessThanOrEqual(160_000);
  // Makes sure that something was measured: the page alone is more than this.
  expect(total).toBeGreaterThan(10_000);
});
