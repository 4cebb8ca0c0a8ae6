import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Request, test } from '@playwright/test';
import { filesIn } from '../scripts/files-in.mjs';
import { createLocalHost } from '../scripts/serve/local-host';
import { testSite } from '../scripts/site.mjs';
import { Host } from './host';
import { open } from './page';
import { phoneSize } from './site';

// Weighs the test site, whose texts are short, and the live site. The limits leave the owner room for longer texts, and
// do not count pictures. pages.spec.ts weighs the scripts of each kind of page, and npm run bench measures times.

for (const folder of [testSite, 'out']) {
  test.describe(`the site in ${folder}`, () => {
    // The build writes this file last.
    const isBuilt = existsSync(`${folder}/build.json`);
    test.skip(!isBuilt, 'the live site is weighed only after "npm run build"');

    test('the HTML of every page is at most 20 KB', () => {
      const pages = filesIn(folder).filter((name) => name.endsWith('.html'));
      const weighed = pages.map((name) => ({ name, bytes: weigh(`${folder}/${name}`) }));
      expect(weighed.length).toBeGreaterThan(20);
      expect(weighed.filter(({ bytes }) => bytes > 20_000)).toEqual([]);
    });

    test('home needs few requests and bytes besides its pictures', async ({ page }) => {
      const host = new Host(createLocalHost(folder).fetch);
      await host.start();
      await page.setViewportSize(phoneSize);
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await open(page, `${host.address}/`);
      await page.waitForLoadState('networkidle');
      const withoutPictures = requests.filter((request) => request.resourceType() !== 'image');
      const scripts = requests.filter(
        (request) => request.resourceType() === 'script' && !request.url().includes('/swiper-'),
      );
      expect(withoutPictures.length).toBeLessThanOrEqual(12);
      expect(await bytesOf(withoutPictures)).toBeLessThanOrEqual(110_000);
      expect(await bytesOf(scripts)).toBeGreaterThan(1000);
      expect(await bytesOf(scripts)).toBeLessThanOrEqual(12_000);
      await host.stop();
    });
  });
}

/** The size of a file in bytes, as hosts send it that compress each answer. */
function weigh(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(file), { params }).length;
}

/** The size of the responses to requests, in bytes with headers. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}
