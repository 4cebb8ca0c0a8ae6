import { Paragraphs } from '@/components/ui/paragraphs';
import { Container } from '@/components/ui/section';
import { routeOf } from '@/lib/content/items';
import { placesNamed } from '@/lib/content/places';
import type { Post } from '@/lib/content/posts';
import { labels } from '@/lib/content/site';

/** The text of a blog post, and the places that it mentions. */
export function Article({ post }: { post: Post }) {
  const places = placesNamed(post.destinations);
  return (
    <Container className="grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,42rem)_1fr]">
      <article className="space-y-10 text-lg leading-8">
        <p className="text-lead font-medium text-lagoon">{post.description}</p>
        {post.sections.map(({ heading, paragraphs }, index) => (
          <section
            key={paragraphs[0]}
            className={`space-y-5 ${index === 0 && !heading ? 'opening' : ''}`}
          >
            {heading && <h2 className="text-3xl leading-tight">{heading}</h2>}
            <Paragraphs texts={paragraphs} />
          </section>
        ))}
      </article>
      {places.length > 0 && (
        <aside className="lg:sticky lg:top-32 lg:self-start">
          <h2 className="text-2xl">{labels.inThisStory}</h2>
          <ul className="mt-4 border-t border-line">
            {places.map((place) => (
              <li key={place.slug} className="border-b border-line">
                <a href={routeOf(place)} className="block py-3 hover:text-lagoon">
                  <span className="block font-semibold underline decoration-coral decoration-2 underline-offset-4">
                    {place.name}
                  </span>
                  <span className="text-base text-quiet">{place.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </Container>
  );
}
