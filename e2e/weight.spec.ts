import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Request, test } from '@playwright/test';
import { filesIn } from '../scripts/files-in.mjs';
import { testSite } from '../scripts/test-site.mjs';
import { open } from './page';
import { phoneSize } from './site';

// Weighs the test site, because the owner's texts must not fail a test. pages.spec.ts weighs the scripts of each kind
// of page, and `npm run bench` measures the real site.

test('the HTML of every page is at most 20 KB', () => {
  const pages = filesIn(testSite).filter((name) => name.endsWith('.html'));
  const weighed = pages.map((name) => ({ name, bytes: weigh(`${testSite}/${name}`) }));
  expect(weighed.length).toBeGreaterThan(20);
  expect(weighed.filter(({ bytes }) => bytes > 20_000)).toEqual([]);
});

test('home loads within 14 requests, 125 KB, and 12 KB of scripts besides its carousel', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const withoutPictures = requests.filter((request) => request.resourceType() !== 'image');
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script' && !request.url().includes('/swiper-'),
  );
  expect(requests.length).toBeLessThanOrEqual(14);
  expect(await bytesOf(requests)).toBeLessThanOrEqual(125_000);
  expect(await bytesOf(withoutPictures)).toBeLessThanOrEqual(110_000);
  expect(await bytesOf(scripts)).toBeGreaterThan(1000);
  expect(await bytesOf(scripts)).toBeLessThanOrEqual(12_000);
});

/** The size of a file in bytes, as compressed by hosts. */
function weigh(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(file), { params }).length;
}

/** The size of all responses in bytes, with headers. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}
