import { Fragment } from 'react';
import { PageBanner } from '@/components/banner/page-banner';
import { Island } from '@/components/islands/island';
import { ExampleTag } from '@/components/ui/example-tag';
import { LinkList } from '@/components/ui/link-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { type Image, Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { shortNameIn } from '@/lib/content/names';
import { content, labels, pages } from '@/lib/content/query/all-content';
import {
  authorOf,
  itemsWithSlugs,
  type Post,
  postsAfter,
  routeOf,
} from '@/lib/content/query/items';
import type { Place } from '@/lib/content/query/places';
import { formatDay } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes/routes';

export function PostPage({ post }: { post: Post }) {
  const author = authorOf(post);
  return (
    <>
      <PageBanner
        heading={post.title}
        lead={`${labels.posts.writtenBy} ${author.name} ${labels.posts.on} ${formatDay(post.date)}`}
        image={post.image}
        crumb={post.title}
        parent={{ label: pages.posts.banner.crumb, href: `${routes.posts}#${post.slug}` }}
        imageSize="card"
      >
        <ExampleTag entries={[author]} />
      </PageBanner>
      <PostText post={post} />
      <NextPost posts={postsAfter(post).slice(0, 3)} />
    </>
  );
}

const columns = 'md:grid-cols-[minmax(0,1fr)_repeat(12,minmax(0,4.5rem))_minmax(0,1fr)]';

/**
 * A post in a grid of twelve columns and two margins, with headings in the first three columns, text in the next six
 * and places in the last three. Pictures extend to the left and the right edge in turn.
 */
function PostText({ post }: { post: Post }) {
  const { description, sections } = post;
  const places = itemsWithSlugs('place', post.places);
  const pictures = sections.filter(({ image }) => image);
  return (
    <article
      className={`grid px-5 py-16 text-lg leading-8 print:block print:leading-normal md:gap-x-8 md:px-0 md:py-24 ${columns}`}
    >
      <p className="font-serif text-2xl leading-snug text-balance text-lagoon md:col-[2/-2] md:text-3xl md:leading-snug xl:col-[2/11] xl:text-4xl xl:leading-tight">
        {description}
      </p>
      {sections.map((section, index) => (
        <Fragment key={section.paragraphs[0]}>
          {section.image && (
            <PostPicture
              image={section.image}
              columns={pictures.indexOf(section) % 2 === 0 ? 'xl:col-[1/11]' : 'xl:col-[5/-1]'}
            />
          )}
          <PostSection section={section} first={index === 0} />
        </Fragment>
      ))}
      <PostPlaces places={places} />
    </article>
  );
}

/** A picture in a post, wider than the text. On phones and tablets it fills the width of the window. */
function PostPicture({ image, columns }: { image: Image; columns: string }) {
  return (
    <figure className={`-mx-5 mt-14 md:col-span-full md:mx-0 md:mt-20 ${columns}`}>
      <Picture
        image={image}
        sizes="(min-width: 1280px) calc(50vw + 296px), 100vw"
        className="aspect-3/2 max-h-[80svh] w-full object-cover print:block! print:w-1/3"
      />
    </figure>
  );
}

/** The minimum length of a text with a drop cap, in characters. It fills three lines. */
const minLength = 180;

type SectionProps = { section: Post['sections'][number]; first: boolean };

/** A section of a post, with its heading beside the text on wide screens, and a link. The first has a drop cap. */
function PostSection({ section, first }: SectionProps) {
  const { heading, paragraphs, link } = section;
  const [firstParagraph = ''] = paragraphs;
  const hasDropCap = first && !heading && firstParagraph.length >= minLength;
  return (
    <section className="mt-12 grid grid-cols-subgrid gap-y-5 print:block md:col-span-full md:mt-16 xl:col-[1/11]">
      {heading && (
        <h2 className="text-3xl leading-tight md:col-[2/5] md:text-xl lg:text-2xl lg:leading-8">
          {heading}
        </h2>
      )}
      <div
        className={`max-w-156 space-y-5 md:col-[5/-2] lg:col-[5/13] xl:col-[5/11] ${hasDropCap ? 'drop-cap' : ''}`}
      >
        <Paragraphs texts={paragraphs} />
        {link && (
          <p>
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Links to the places that a post mentions: beside its start on wide screens, otherwise below the text. */
function PostPlaces({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <aside className="print:hidden mt-16 grid grid-cols-subgrid gap-y-4 md:col-span-full xl:col-[11/14] xl:row-start-2 xl:block xl:pl-6">
      <h2 className="text-2xl md:col-[2/-2] lg:col-[2/5]">{labels.posts.placesInPost}</h2>
      <LinkList
        links={places.map((place) => ({
          label: shortNameIn(content, place.slug),
          href: routeOf(place),
        }))}
        className="sm:grid sm:grid-cols-2 sm:gap-x-8 md:col-[2/-2] lg:col-[5/13] xl:mt-4 xl:block"
      />
    </aside>
  );
}

/**
 * A link to the next post: the first one that the visitor has not read (next-post.island.ts).
 * @param posts the posts to choose from; without scripts, the first one is shown
 */
function NextPost({ posts }: { posts: readonly Post[] }) {
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
