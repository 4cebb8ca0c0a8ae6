import { type APIRequestContext, expect, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { aliases } from '@/lib/aliases';
import { limits } from '@/lib/seo/limits';
import { content, everyRoute } from './site';

// What search engines and previews of shared links read: files, so no browser is opened for it.

const site = content.company.site;
const pathOf = (address: string) => address.replace(site, '') || '/';
const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'image:image' });

type Head = Awaited<ReturnType<typeof readHead>>;

async function readHead(request: APIRequestContext, route: string) {
  const response = await request.get(route, { maxRedirects: 0 });
  const root = parse(await response.text());
  const content = (selector: string) => root.querySelector(selector)?.getAttribute('content') ?? '';
  return {
    route,
    root,
    status: response.status(),
    title: root.querySelector('title')?.textContent ?? '',
    summary: content('meta[name="description"]'),
    robots: content('meta[name="robots"]'),
    canonical: root
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => link.getAttribute('href') ?? ''),
    og: (name: string) => content(`meta[property="og:${name}"]`),
    card: content('meta[name="twitter:card"]'),
    data: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.innerHTML) as { '@graph': Record<string, unknown>[] }),
  };
}

const readHeads = (request: APIRequestContext) =>
  Promise.all(everyRoute.map((route) => readHead(request, route)));

for (const route of everyRoute) {
  test(`${route} tells search engines and previews what it is`, async ({ request }) => {
    const page = await readHead(request, route);
    expect(page.status).toBe(200);
    expect(page.root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(page.title.length).toBeGreaterThanOrEqual(limits.title.min);
    expect(page.title.length).toBeLessThanOrEqual(limits.title.max);
    expect(page.summary.length).toBeGreaterThanOrEqual(limits.summary.min);
    expect(page.summary.length).toBeLessThanOrEqual(limits.summary.max);
    expect(page.robots).not.toContain('noindex');

    expect(page.canonical.map(pathOf)).toEqual([route]);
    expect(pathOf(page.og('url')).replace(/(.)\/$/, '$1')).toBe(route);
    expect(page.og('locale')).toBe('en_IN');
    expect(page.og('description')).toBe(page.summary);
    expect(page.card).toBe('summary_large_image');

    expect(page.og('image')).toContain(`${site}/share/`);
    expect(page.og('image:alt').length).toBeGreaterThan(12);
    const image = await request.get(pathOf(page.og('image')));
    expect(image.headers()['content-type']).toBe('image/jpeg');
    const file = await image.body();
    expect(file.length).toBeLessThan(150_000);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([page.og('image:width'), page.og('image:height')]).toEqual(['1200', '630']);
  });

  test(`${route} has structured data, and says nothing there that it does not show`, async ({
    request,
  }) => {
    const { data, root } = await readHead(request, route);
    expect(data).toHaveLength(1);
    const things = data[0]?.['@graph'] ?? [];
    const kinds = things.map((thing) => thing['@type']);
    expect(kinds).toContain(route === '/' ? 'WebSite' : 'BreadcrumbList');
    for (const script of root.querySelectorAll('script')) script.remove();
    const shown = root.querySelector('body')?.textContent.replace(/\s+/g, ' ') ?? '';
    const names = things.flatMap(({ headline, email, telephone }) => [headline, email, telephone]);
    for (const name of names.flat()) if (name) expect(shown).toContain(String(name));
  });
}

test('no two pages share a title, a summary or a preview', async ({ request }) => {
  const heads = await readHeads(request);
  for (const field of ['title', 'summary'] as const) {
    expect(new Set(heads.map((head) => head[field])).size).toBe(everyRoute.length);
  }
  expect(new Set(heads.map((head: Head) => head.og('image'))).size).toBe(everyRoute.length);
});

test('the sitemap is valid, has every page that may be listed and no other, and its pictures are there', async ({
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text();
  expect(XMLValidator.validate(text)).toBe(true);
  type Entry = { loc: string; lastmod?: string; 'image:image': { 'image:loc': string }[] };
  const entries: Entry[] = xml.parse(text).urlset.url;
  const heads = await readHeads(request);
  const listed = heads.filter(
    ({ status, robots }) => status === 200 && !robots.includes('noindex'),
  );
  expect(entries.map(({ loc }) => pathOf(loc)).sort()).toEqual(
    listed.map(({ route }) => route).sort(),
  );
  for (const { lastmod } of entries) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const pictures = entries.flatMap((entry) =>
    entry['image:image'].map((image) => image['image:loc']),
  );
  expect(pictures.length).toBe(entries.length);
  for (const picture of pictures) {
    const { headers, status } = await request.head(pathOf(picture)).then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }));
    expect([picture, status]).toEqual([picture, 200]);
    expect(headers['content-type']).toMatch(/^image\//);
  }
});

test('robots.txt lets everything be read and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-Agent: *\nAllow: /\n');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(text).not.toContain('Disallow');
});

test('the feed is valid, has every post, and the blog’s pages point to it', async ({ request }) => {
  const text = await (await request.get('/feed.xml')).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const items: { link: string }[] = xml.parse(text).rss.channel.item;
  expect(items).toHaveLength(content.posts.length);
  for (const route of ['/blogs', ...items.map(({ link }) => pathOf(link))]) {
    const { root, status } = await readHead(request, route);
    expect(status).toBe(200);
    const link = root.querySelector('link[rel="alternate"][type="application/rss+xml"]');
    expect(link?.getAttribute('href')).toBe(`${site}/feed.xml`);
  }
});

test('a page that is not there is not to be listed', async ({ request }) => {
  const { status, robots, canonical } = await readHead(request, '/nowhere');
  expect(status).toBe(404);
  expect(robots).toContain('noindex');
  expect(canonical).toEqual([]);
});

test('every external link opens without a way back to the page', async ({ request }) => {
  for (const { route, root } of await readHeads(request)) {
    const unsafe = root
      .querySelectorAll('a[href^="http"], a[target="_blank"]')
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
      .map((link) => link.toString());
    expect([route, unsafe]).toEqual([route, []]);
  }
});

for (const [alias, route] of Object.entries(aliases)) {
  test(`${alias} leads to ${route} and keeps what was asked for`, async ({ page, request }) => {
    const { canonical } = await readHead(request, alias);
    expect(canonical).toEqual([`${site}${route}`]);
    await page.goto(`${alias}?about=Kayaking#reach-us`);
    await expect(page).toHaveURL(`${route}?about=Kayaking#reach-us`);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('/Contact leads to /contact', async ({ page }) => {
    await page.goto('/Contact');
    await expect(page).toHaveURL('/contact');
  });
});

test('a page that is reached without a new document makes no script for its data', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  await page.goto('/about');
  await expect(data).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(data).toHaveCount(0);
  await page.reload();
  await expect(data).toHaveCount(1);
});
