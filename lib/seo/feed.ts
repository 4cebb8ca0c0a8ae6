import { routeOf } from '@/lib/content/query/items';
import type { Post } from '@/lib/content/query/posts';
import { pages, seo } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { absoluteUrl } from './absolute-url';
import { feedRoute } from './metadata';
import { escapeXml } from './xml';

/**
 * The blog as RSS 2.0 (https://www.rssboard.org/rss-specification), with the address of the feed
 * itself, as the board's best practices recommend.
 * @param posts newest first
 */
export function writeFeed(posts: readonly Post[]): string {
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${xmlElement('title', seo.feed)}
${xmlElement('link', absoluteUrl(routes.blogs))}
${xmlElement('description', pages.blogs.summary)}
<language>en-in</language>
<atom:link href="${escapeXml(absoluteUrl(feedRoute))}" rel="self" type="application/rss+xml"/>
${newest ? xmlElement('lastBuildDate', toRfc822(newest.date)) : ''}
${posts.map(feedItem).join('\n')}
</channel>
</rss>
`;
}

function feedItem(post: Post): string {
  return `<item>
${xmlElement('title', post.title)}
${xmlElement('link', absoluteUrl(routeOf(post)))}
${xmlElement('guid', absoluteUrl(routeOf(post)))}
${xmlElement('pubDate', toRfc822(post.date))}
${xmlElement('description', post.description)}
</item>`;
}

const xmlElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A day in the format of RSS: 2024-11-06 becomes Wed, 06 Nov 2024 00:00:00 GMT. */
function toRfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
