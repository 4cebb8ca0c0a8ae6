import { getPosts } from '@/lib/content/query/posts';
import { writeFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The blog for feed readers. */
export function GET() {
  return new Response(writeFeed(getPosts()), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
