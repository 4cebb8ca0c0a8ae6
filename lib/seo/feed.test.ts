import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { getPosts, type Post } from '@/lib/content/posts';
import { feed } from './feed';

const parse = (xml: string) =>
  new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel as {
    link: string;
    lastBuildDate: string;
    'atom:link': Record<string, string>;
    item: Record<string, string>[];
  };

test('the feed is valid, names itself, and has every post with full addresses, newest first', () => {
  const posts = getPosts();
  const xml = feed(posts);
  expect(XMLValidator.validate(xml)).toBe(true);
  const channel = parse(xml);
  expect(channel['atom:link']).toEqual({
    '@_href': 'https://www.seaalmond.example/feed.xml',
    '@_rel': 'self',
    '@_type': 'application/rss+xml',
  });
  expect(channel.item.map(({ link }) => link)).toEqual(
    posts.map(({ slug }) => `https://www.seaalmond.example/blogs/${slug}`),
  );
  expect(channel.lastBuildDate).toBe(channel.item[0]?.pubDate);
});

test('days are those of RFC 822, and texts are escaped', () => {
  const [post] = getPosts() as [Post];
  const title = 'Rice & <fish> "raw"';
  const [item] = [parse(feed([{ ...post, title, date: '2024-11-06' }, post])).item[0]];
  expect(item?.pubDate).toBe('Wed, 06 Nov 2024 00:00:00 GMT');
  expect(item?.title).toBe(title);
});
