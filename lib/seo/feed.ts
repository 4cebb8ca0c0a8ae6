import { XMLBuilder } from 'fast-xml-parser';
import { routeOf } from '@/lib/content/query/items';
import type { Post } from '@/lib/content/query/posts';
import { pages, seo } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { absolute } from './address';
import { feedRoute } from './metadata';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/**
 * The blog as RSS 2.0 (https://www.rssboard.org/rss-specification), with the address of the feed
 * itself, as the board's best practices recommend.
 * @param posts newest first
 */
export function feed(posts: readonly Post[]): string {
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: {
      '@_version': '2.0',
      '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: seo.feed,
        link: absolute(routes.blogs),
        description: pages.blogs.summary,
        language: 'en-in',
        'atom:link': {
          '@_href': absolute(feedRoute),
          '@_rel': 'self',
          '@_type': 'application/rss+xml',
        },
        ...(posts[0] && { lastBuildDate: toRfc822(posts[0].date) }),
        item: posts.map((post) => ({
          title: post.title,
          link: absolute(routeOf(post)),
          guid: absolute(routeOf(post)),
          pubDate: toRfc822(post.date),
          description: post.description,
        })),
      },
    },
  });
}

/** A day in the format of RSS: 2024-11-06 becomes Wed, 06 Nov 2024 00:00:00 GMT. */
function toRfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
