import { expect, test } from '@playwright/test';
import { EnquiryFormPage, enquiryForms } from './enquiry-form';
import { scrollThrough } from './look/settle';
import { ready } from './ready';
import { everyRoute, fixedRoutes, postRoutes } from './site';

test('there are 24 fixed routes, and a page for every post and every item', () => {
  expect(fixedRoutes).toHaveLength(24);
  expect(postRoutes.length).toBeGreaterThanOrEqual(6);
  expect(new Set(everyRoute).size).toBe(everyRoute.length);
  const items = everyRoute.length - fixedRoutes.length - postRoutes.length;
  expect(items).toBe(17 + 10 + 12 + 8 + 12);
});

for (const route of everyRoute) {
  test(`${route} answers 200 with one h1, a title, and nothing broken`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== 'localhost') problems.push(`request to ${hostname}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });

    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(/.{10,}/);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    // What comes late, too: the scripts, and what they fetch on the way to the page's end.
    await ready(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

for (const { name, route } of enquiryForms) {
  test(`nothing leaves for another host while the ${name} form is filled in`, async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    const form = new EnquiryFormPage(page, name);
    await page.goto(route);
    await form.show();
    await form.fill();
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual(['localhost']);
    expect(form.requests).toEqual([]);
  });
}

test('every page has a title and a summary of its own', async ({ request }) => {
  const heads = await Promise.all(
    everyRoute.map(async (route) => {
      const html = await (await request.get(route)).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        summary: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(everyRoute.length);
  expect(new Set(heads.map(({ summary }) => summary)).size).toBe(everyRoute.length);
  for (const { title, summary } of heads) {
    expect(title?.length).toBeGreaterThan(10);
    expect(summary?.length).toBeGreaterThan(49);
  }
});

for (const path of ['/nowhere', '/packages/nowhere', '/blogs/nowhere', '/PACKAGES']) {
  test(`${path} is a 404 that says NoPage and leads on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NoPage');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Packages' }).click();
    await expect(page).toHaveURL('/packages');
  });
}

test.describe('as a crawler reads it', () => {
  const pages = new Map<string, string>();

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    for (const route of everyRoute) pages.set(route, await (await request.get(route)).text());
    await request.dispose();
  });

  /** The site's own addresses that a page links to, with their anchors. */
  function linksOf(route: string) {
    return [...(pages.get(route) ?? '').matchAll(/<a [^>]*?href="([^"]*)"/g)].flatMap(
      ([, href = '']) => {
        if (!href.startsWith('/') && !href.startsWith('#')) return [];
        const [address = '', anchor] = href.split('#');
        return { href, path: address.replace(/\?.*/, '') || route, anchor };
      },
    );
  }

  test('every link leads to a page and to an anchor that is there', () => {
    const dead = everyRoute.flatMap((route) =>
      linksOf(route)
        .filter(({ path, anchor }) => {
          const target = pages.get(path);
          return target === undefined || (anchor && !target.includes(`id="${anchor}"`));
        })
        .map(({ href }) => `${route}: ${href}`),
    );
    expect(dead).toEqual([]);
  });

  test('every page is within three clicks of home', () => {
    const clicks = new Map([['/', 0]]);
    for (const [route, count] of clicks) {
      for (const { path } of linksOf(route)) {
        if (!clicks.has(path)) clicks.set(path, count + 1);
      }
    }
    expect(everyRoute.filter((route) => (clicks.get(route) ?? 4) > 3)).toEqual([]);
  });
});
