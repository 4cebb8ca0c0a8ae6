import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import { routeOf } from '@/lib/content/query/items';
import type { Post } from '@/lib/content/query/posts';
import { routes } from '@/lib/routes/routes';

/**
 * A link to the next post: the first one that the visitor has not read (next-post.island.ts).
 * @param posts the posts to choose from; without scripts, the first one is shown
 */
export function NextPost({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Island
      name="next-post"
      when="near-after-first-use"
      as="section"
      aria-labelledby="next-post"
      className="print:hidden bg-brand text-paper"
    >
      <Container className="py-14 md:py-20">
        <h2 id="next-post" className="font-sans text-label font-semibold text-shallow uppercase">
          {labels.posts.readNext}
        </h2>
        {posts.map((post, index) => (
          <div key={post.slug} data-post hidden={index > 0} className="mt-4 max-w-text">
            <h3 className="text-4xl leading-tight md:text-5xl">
              <a
                href={routeOf(post)}
                className="decoration-coral decoration-2 underline-offset-4 hover:underline"
              >
                {post.title}
              </a>
            </h3>
            <p className="mt-4 text-lg">{post.description}</p>
          </div>
        ))}
        <a
          href={routes.posts}
          className="mt-8 inline-block py-2 font-semibold underline underline-offset-4 hover:text-shallow"
        >
          {labels.posts.allPosts}
        </a>
      </Container>
    </Island>
  );
}
