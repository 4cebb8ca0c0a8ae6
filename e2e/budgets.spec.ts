import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Request, test } from '@playwright/test';
import { holdScripts, ready } from './ready';
import { phoneSize, shapedRoutes } from './site';

// Sizes don't depend on the machine, so they are tested; times are measured (npm run bench).

const out = path.resolve('out');

/** The size of a file of the export as it is sent, in bytes. */
function weigh(address: string): number {
  const file = path.join(out, address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

test('home needs 12 requests and 160 KB at most before the browser is idle, and no script', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  // Pictures near the screen, which are fetched when the page has its shape.
  await page.evaluate(async () => {
    const { top } = document.documentElement.getBoundingClientRect();
    const near = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      return box.width > 0 && box.top - top < innerHeight && box.left < innerWidth;
    });
    await Promise.all(near.map((image) => image.decode()));
  });
  const first = [...requests];
  const sizes = await Promise.all(first.map((request) => request.sizes()));
  const total = sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) =>
      sum + responseHeadersSize + responseBodySize,
    0,
  );
  expect(first.map((request) => request.resourceType())).not.toContain('script');
  expect(first.length).toBeLessThanOrEqual(12);
  expect(total).toBeLessThanOrEqual(160_000);
  // It did measure: the page alone is more than this.
  expect(total).toBeGreaterThan(20_000);
});

for (const route of shapedRoutes) {
  test(`the scripts of ${route} weigh 125 KB at most, or 155 KB with a carousel`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(route);
    await ready(page);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    const hasCarousel = (await carousel.count()) > 0;
    if (hasCarousel) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-state', /./);
    }
    const bytes = [...scripts].reduce((sum, script) => sum + weigh(script), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(hasCarousel ? 155_000 : 125_000);
  });
}

test('a card costs a list 1 KB at most', async ({ request }) => {
  for (const [route, card] of [
    ['/packages', 'article'],
    ['/cruise', 'article'],
    ['/watersports', 'article'],
    ['/sightseeing', 'article'],
  ] as const) {
    const html = await (await request.get(route)).text();
    const cards = html.match(new RegExp(`<${card}\\b`, 'g'))?.length ?? 0;
    expect(cards, route).toBeGreaterThan(5);
    // Less what a page without cards weighs.
    expect((weigh(`${route}.html`) - weigh('/privacy.html')) / cards, route).toBeLessThan(1000);
  }
});
