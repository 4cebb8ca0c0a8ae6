import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { getPosts, type Post } from '@/lib/content/query/posts';
import { company } from '@/lib/content/query/site';
import { feed } from './feed';
import { agency, breadcrumbs, serialize } from './json-ld';
import { fullTitle, pageMetadata } from './metadata';
import { shareImage } from './share-image';
import type { SitePage } from './site-page';
import { toSummary } from './summary';
import { escapeXml } from './xml';

const page: SitePage = {
  route: '/about',
  title: 'About us',
  heading: 'About',
  summary: 'Who we are.',
  image: { src: '/images/a.svg', alt: 'A jetty' },
  updated: '2026-01-01',
};

test('titles say whose they are where there is room, and are never cut', () => {
  expect(fullTitle('Flights')).toBe('Flights | Blue Lagoon');
  const long = 'A title that leaves too little room for the name of a company';
  expect(fullTitle(long)).toBe(long);
});

test('metadata: canonical address, Open Graph with a sized picture, and a large X card', () => {
  expect(pageMetadata({ ...page, route: '/blogs/a-post' })).toMatchObject({
    alternates: {
      canonical: '/blogs/a-post',
      types: { 'application/rss+xml': [{ url: '/feed.xml' }] },
    },
    openGraph: {
      type: 'article',
      locale: 'en_IN',
      siteName: 'Blue Lagoon',
      url: 'https://www.blue-lagoon.example/blogs/a-post',
      images: [{ url: '/share/blogs/a-post.jpg', width: 1200, height: 630, alt: 'About: A jetty' }],
    },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata(page)).toMatchObject({ openGraph: { type: 'website' } });
  expect(pageMetadata(page).alternates?.types).toBeUndefined();
  expect(shareImage('/')).toBe('/share/index.jpg');
});

test.each([
  [['2 nights Havelock', 'Long beaches!'], '2 nights Havelock. Long beaches!'],
  [['a'.repeat(100), 'b'.repeat(100), 'Short'], `${'a'.repeat(100)}. Short.`],
])('a summary has as many sentences as fit', (texts, summary) => {
  expect(toSummary(texts)).toBe(summary);
});

test('a first sentence that is too long for a summary ends at a word', () => {
  const summary = toSummary([`${'word '.repeat(31)}word, and so on for ever.`]);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/word…$/);
});

test.each([
  [
    ['Blue Lagoon', '1 Harbour Road', 'Port Blair', 'South Andaman 744101'],
    { streetAddress: '1 Harbour Road', addressLocality: 'Port Blair', postalCode: '744101' },
  ],
  [
    ['Port Blair', 'South Andaman, 744 101'],
    { addressRegion: 'South Andaman', postalCode: '744 101' },
  ],
  [['Somewhere', 'without a code'], { streetAddress: 'Somewhere, without a code' }],
])('the parts of the address %j', (address, parts) => {
  expect(agency({ ...company, address }, 'The islands')).toMatchObject({ address: parts });
});

test('breadcrumbs are numbered and have full addresses', () => {
  expect(breadcrumbs([{ name: 'About', route: '/about' }])).toMatchObject({
    itemListElement: [{ position: 1, item: 'https://www.blue-lagoon.example/about' }],
  });
});

test('no text can end the element of structured data, or break a line in it', () => {
  const name = '</script><script>alert(1)</script>\u2028\u2029';
  const text = serialize([{ '@type': 'Place', name }]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

test('what is escaped is read back as it was, in texts and attributes', () => {
  const text = `a&b <c> "d" 'e' &amp;`;
  const xml = `<x y="${escapeXml(text)}">${escapeXml(text)}</x>`;
  const { x } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  expect(x).toEqual({ '#text': text, '@_y': text });
});

test('the feed is valid, names itself, has full addresses and the days of RFC 822', () => {
  const title = 'Rice & <fish> "raw"';
  const posts = getPosts().map((post): Post => ({ ...post, title, date: '2024-11-06' }));
  const xml = feed(posts);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = new XMLParser({ ignoreAttributes: false }).parse(xml).rss;
  expect(channel['atom:link']['@_href']).toBe('https://www.blue-lagoon.example/feed.xml');
  expect(channel.item).toHaveLength(posts.length);
  expect(channel.item[0]).toMatchObject({
    title,
    link: `https://www.blue-lagoon.example/blogs/${posts[0]?.slug}`,
    pubDate: 'Wed, 06 Nov 2024 00:00:00 GMT',
  });
});
