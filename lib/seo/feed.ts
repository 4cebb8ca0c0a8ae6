import { routeOf } from '@/lib/content/query/items';
import type { Post } from '@/lib/content/query/posts';
import { pages, seo } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { absolute } from './address';
import { feedRoute } from './metadata';
import { escapeXml } from './xml';

/**
 * The blog as RSS 2.0 (https://www.rssboard.org/rss-specification), with the address of the feed
 * itself, as the board's best practices recommend.
 * @param posts newest first
 */
export function feed(posts: readonly Post[]): string {
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', seo.feed)}
${element('link', absolute(routes.blogs))}
${element('description', pages.blogs.summary)}
<language>en-in</language>
<atom:link href="${escapeXml(absolute(feedRoute))}" rel="self" type="application/rss+xml"/>
${newest ? element('lastBuildDate', toRfc822(newest.date)) : ''}
${posts.map(feedItem).join('\n')}
</channel>
</rss>
`;
}

function feedItem(post: Post): string {
  return `<item>
${element('title', post.title)}
${element('link', absolute(routeOf(post)))}
${element('guid', absolute(routeOf(post)))}
${element('pubDate', toRfc822(post.date))}
${element('description', post.description)}
</item>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A day in the format of RSS: 2024-11-06 becomes Wed, 06 Nov 2024 00:00:00 GMT. */
function toRfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
