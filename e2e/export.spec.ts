import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type HTMLElement, valid } from 'node-html-parser';
import sharp from 'sharp';
import { anchorsOfPages } from '@/lib/content/check/check-references';
import { content } from '@/lib/content/query/all-content';
import { testSite } from '../scripts/test-site.mjs';
import {
  answersOf,
  dialogAt,
  dialogs,
  isFile,
  names,
  notFoundPages,
  origin,
  pageAt,
  pages,
  redirects,
} from './exported-site';

// Each test checks one rule on all pages, and lists the pages that break it. The tests read the files of the export,
// without a browser or a server. Where they compare files, both are of the export.

const everyFile = [...pages, ...notFoundPages, ...dialogs];
const all = (root: HTMLElement, selector: string) => root.querySelectorAll(selector);
const attributes = (root: HTMLElement, selector: string, name: string) =>
  all(root, selector).map((element) => element.getAttribute(name) ?? '');
const meta = (root: HTMLElement, name: string) =>
  attributes(root, `meta[name="${name}"], meta[property="${name}"]`, 'content').join();
const canonicalOf = (root: HTMLElement) => attributes(root, 'link[rel=canonical]', 'href').join();

const sitemap = readFileSync(`${testSite}/sitemap.xml`, 'utf8');
const inSitemap = (tag: string) => sitemap.match(RegExp(`(?<=<${tag}>)[^<]+`, 'g')) ?? [];
const listed = inSitemap('loc').map((address) => address.replace(origin, '') || '/');
/** What search engines must not list, because it depends on the visitor. */
const unlisted = ['/offline', '/saved'];

const routesOf = (files: readonly { route: string }[]) => files.map(({ route }) => route).sort();
/** The pages of the items on a list page. */
const pagesBelow = (list: string) =>
  pages.filter(({ route }) => list !== '/' && path.dirname(route) === list);

test('the export has the pages of the sitemap, those that it leaves out, and a dialog for each card', () => {
  expect(routesOf(pages)).toEqual([...listed, ...unlisted].sort());
  expect(routesOf(notFoundPages)).toContain('/404');
  // One of each collection of items.
  expect(listed).toEqual(
    expect.arrayContaining([
      ...['/packages/honeymoon-2-nights', '/packages/family-2-nights', '/packages/reef-week'],
      ...['/topplaces/north-island', '/topplaces/quiet-island', '/watersports/sea-walk'],
      ...['/watersports/west-beach', '/sightseeing/old-jail', '/cruise/blue-line'],
      ...['/cruise/port-blair-to-north-island', '/blogs/three-days-by-boat'],
      ...['/carrental', '/scubadiving'],
    ]),
  );
  const cards = pages.flatMap(({ root }) => attributes(root, 'main a[data-dialog]', 'href'));
  expect(routesOf(dialogs)).toEqual([...new Set(cards)].sort());
  for (const { route, root } of dialogs) {
    const dialog = root.querySelector('dialog');
    expect(dialog?.id).toBe(`dialog-${path.basename(route)}`);
    expect(dialog?.getAttribute('data-route')).toBe(route);
  }
});

test('every page is valid HTML, with the dialogs of its cards inserted', async () => {
  // It loads slowly, and only this test needs it.
  const { HtmlValidate } = await import('html-validate');
  // Check only the HTML standard, not style.
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const issues = [...pages, ...notFoundPages].map(async ({ route, html, root }) => {
    const cards = attributes(root, 'main a[data-dialog]', 'href');
    const inserted = cards.map((card) => dialogAt(card).html.replace('<dialog', '<dialog open'));
    const whole = html.replace('</body>', `${[...new Set(inserted)].join('')}</body>`);
    const { results } = await validator.validateString(whole);
    return results.flatMap(({ messages }) =>
      messages.map(({ selector, message }) => `${route} ${selector}: ${message}`),
    );
  });
  expect((await Promise.all(issues)).flat()).toEqual([]);
});

test('every page has a language, one h1, the invitation and the footer', () => {
  const parts = 'html[lang=en-IN], h1, main + aside:has(#promo) + footer';
  const wrong = [...pages, ...notFoundPages].filter(({ root }) => all(root, parts).length !== 3);
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

test('the export has no scripts or data of Next', () => {
  const scripts = names.filter((name) => /\.js$/.test(name));
  const ours = /^(_next\/static\/site\/|old-address|sw\.js)/;
  expect(scripts.filter((name) => !ours.test(name))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);
  const texts = names.filter((name) => /\.txt$/.test(name));
  expect(texts.filter((name) => !/^(dialogs\/|robots)|\.LEGAL\.txt$/.test(name))).toEqual([]);
  expect(names.filter((name) => /__next|_not-found/.test(name))).toEqual([]);
  expect(everyFile.filter(({ html }) => html.includes('__next_f'))).toEqual([]);
});

test('every page has its canonical address, and metadata for shared links', async () => {
  for (const { route, root } of pages) {
    const address = origin + route.replace(/^\/$/, '');
    const title = root.querySelector('title')?.text.replace(' | Blue Lagoon', '');
    const expected = {
      robots: unlisted.includes(route) ? 'noindex' : '',
      'og:url': address,
      'og:site_name': 'Blue Lagoon',
      'og:locale': 'en_IN',
      'og:type': route.startsWith('/blogs/') ? 'article' : 'website',
      'og:title': title,
      'og:description': meta(root, 'description'),
      'og:image': `${origin}/share${route === '/' ? '/index' : route}.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    const found = Object.keys(expected).map((name) => [name, meta(root, name)]);
    expect.soft(Object.fromEntries(found), route).toEqual(expected);
    expect.soft(canonicalOf(root)).toBe(address);
    expect.soft(meta(root, 'og:image:alt'), route).toMatch(/.{12}/);
    const picture = await sharp(testSite + meta(root, 'og:image').replace(origin, '')).metadata();
    expect.soft([picture.width, picture.height], route).toEqual([1200, 630]);
  }
  const textsAt = (route: string) => {
    const { root } = pageAt(route);
    return [root.querySelector('title')?.text, meta(root, 'description')];
  };
  expect(textsAt('/contact')).toEqual([
    'Contact of the islands | Blue Lagoon',
    'What the page called Contact holds, in a sentence that is long enough to be listed.',
  ]);
  expect(textsAt('/topplaces/north-island')).toEqual([
    'Top places North Island | Blue Lagoon',
    'A long island with a road along its east side. Forest down to the beach.',
  ]);
});

type Thing = Record<string, unknown>;

/** The structured data of a page. */
function dataOf(root: HTMLElement): Thing[] {
  const [script, ...others] = all(root, 'script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return JSON.parse(script?.innerHTML ?? '{}')['@graph'];
}

// lib/item-types/views.test.ts tests the structured data of items.
test('structured data has the breadcrumbs of each page, and the items of each list', () => {
  const typesOf = (route: string) => dataOf(pageAt(route).root).map((thing) => thing['@type']);
  expect(typesOf('/')).toEqual(['WebSite', 'TravelAgency']);
  expect(typesOf('/contact')).toEqual(['TravelAgency', 'BreadcrumbList']);
  for (const route of [
    '/packages',
    '/topplaces',
    '/cruise',
    '/watersports',
    '/sightseeing',
    '/blogs',
  ]) {
    const below = routesOf(pagesBelow(route));
    for (const item of below) expect(typesOf(item)).toEqual([expect.any(String), 'BreadcrumbList']);
    const elements = dataOf(pageAt(route).root).flatMap(({ '@type': type, itemListElement }) =>
      type === 'ItemList' ? (itemListElement as Thing[]) : [],
    );
    expect(elements[0]).toMatchObject({ position: 1 });
    expect(elements.map(({ url }) => url).sort()).toEqual(below.map((item) => origin + item));
  }
});

test('structured data has no name, price, e-mail or phone that the page does not show', () => {
  const told = ['name', 'headline', 'price', 'email', 'telephone'];
  const factsIn = (value: unknown, key = ''): string[] => {
    if (Array.isArray(value)) return value.flatMap((inner) => factsIn(inner, key));
    if (typeof value !== 'object') return told.includes(key) ? [String(value)] : [];
    return Object.entries(value ?? {})
      .filter(([name]) => name !== 'areaServed')
      .flatMap(([name, inner]) => factsIn(inner, name));
  };
  const issues = answersOf(pages, ({ root, text }) => {
    const shown = text.replaceAll(',', '');
    return factsIn(dataOf(root)).filter((fact) => !shown.includes(fact.replaceAll(',', '')));
  });
  expect(issues).toEqual([]);
});

/** The addresses on the site that a page links to, with their anchors. */
function linksOf(route: string, root: HTMLElement) {
  return attributes(root, 'a[href^="/"], a[href^="#"]', 'href').map((href) => {
    const { pathname, hash } = new URL(href, origin + route);
    return { href, route: pathname, anchor: hash.slice(1) };
  });
}

// scripts/build/redirect-pages.test.ts tests the pages of old addresses.
test('every link leads to a page and an anchor that exist', () => {
  expect(redirects.map(({ route }) => route)).toContain('/Contact');
  const issues = answersOf([...everyFile, ...redirects], ({ route, root }) =>
    linksOf(route, root).flatMap(({ href, ...link }) => {
      const target = everyFile.find((file) => file.route === link.route);
      const isThere = target && (!link.anchor || target.root.getElementById(link.anchor));
      return isThere ? [] : [href];
    }),
  );
  expect(issues).toEqual([]);
  // The check of the content relies on this list.
  for (const [route, anchors] of Object.entries(anchorsOfPages(content))) {
    const { root } = pageAt(route);
    expect(anchors.filter((anchor) => !root.getElementById(anchor))).toEqual([]);
  }
});

test('every picture, style, font, icon, script and data file that a page names exists', () => {
  const issues = answersOf([...everyFile, ...redirects], ({ html }) => {
    const addresses = html.match(/(?<=[" ;])\/[\w./~-]+\.\w+/g) ?? [];
    return addresses.filter((address) => !isFile(address));
  });
  expect(issues).toEqual([]);
});

test('a strict policy comes before everything that it restricts, and allows the inline scripts', () => {
  const hashOf = ({ innerHTML }: HTMLElement) =>
    `sha256-${createHash('sha256').update(innerHTML).digest('base64')}`;
  for (const { route, html, root } of [...pages, ...notFoundPages, ...redirects]) {
    const inline = all(root, 'script:not([src]):not([type="application/ld+json"])');
    const policy = attributes(root, 'meta[http-equiv="Content-Security-Policy"]', 'content');
    const hashes = inline.map((script) => ` '${hashOf(script)}'`).join('');
    expect
      .soft(policy, route)
      .toEqual([
        `default-src 'none'; script-src 'self'${hashes}; style-src 'self'; img-src 'self' https:; ` +
          "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
          "base-uri 'none'; require-trusted-types-for 'script'; trusted-types worker; worker-src 'self'",
      ]);
    const first = html.search(/<(script|link)\b/);
    expect.soft(html.indexOf('Content-Security-Policy'), route).toBeLessThan(first);
  }
});

test('the sitemap has the day of the last change of each page, and its picture', () => {
  expect(valid(sitemap)).toBe(true);
  const days = inSitemap('lastmod');
  const dayOf = (route: string) => days[listed.indexOf(route)] ?? '';
  expect(['/contact', '/blogs/three-days-by-boat', '/blogs'].map(dayOf)).toEqual([
    ...['2026-01-10', '2026-01-15', '2026-02-20'],
  ]);
  // A list changes with its items.
  const newer = listed.filter((route) => dayOf(route) > (dayOf(path.dirname(route)) || '9'));
  expect(newer.filter((route) => path.dirname(route) !== '/')).toEqual([]);
  const pictures = inSitemap('image:loc').map((address) => address.replace(origin, ''));
  expect(pictures.filter(isFile)).toHaveLength(listed.length);
});

test('the page for unknown addresses is noindex, and has links', () => {
  const found = notFoundPages.map(({ root }) => [
    root.querySelector('h1')?.textContent,
    meta(root, 'robots').includes('noindex'),
    canonicalOf(root),
    ...attributes(root, 'main a', 'href'),
  ]);
  expect(found).toEqual(notFoundPages.map(() => ['NoPage', true, '', '/search']));
});
