import { Fragment } from 'react';
import { type Image, Picture } from '@/components/ui/picture';
import { placesBySlug } from '@/lib/content/query/places';
import type { Post } from '@/lib/content/query/posts';
import { keepHyphenatedWords } from '@/lib/text/no-break-spaces';
import { ArticleSection } from './article-section';
import { StoryPlaces } from './story-places';

/**
 * A post in the page's twelve columns and the two margins beside them: headings in the first three,
 * text in the next six, the places in the last three. Pictures reach the left and the right edge in turn.
 */
export function Article({ post }: { post: Post }) {
  const { description, sections } = post;
  const places = placesBySlug(post.places);
  const pictures = sections.filter(({ image }) => image);
  // How many rows the places may take: until a picture needs their columns.
  const second = pictures[1];
  const rows = second ? sections.indexOf(second) + 1 : sections.length + pictures.length;
  return (
    <article className="grid px-5 py-16 text-lg leading-8 print:block print:leading-normal md:grid-cols-[minmax(0,1fr)_repeat(12,minmax(0,4.5rem))_minmax(0,1fr)] md:gap-x-8 md:px-0 md:py-24">
      <p className="font-serif text-2xl leading-snug text-balance text-lagoon md:col-[2/-2] md:text-3xl md:leading-snug xl:col-[2/11] xl:text-4xl xl:leading-tight">
        {keepHyphenatedWords(description)}
      </p>
      {sections.map((section, index) => (
        <Fragment key={section.paragraphs[0]}>
          {section.image && (
            <ArticlePicture
              image={section.image}
              columns={pictures.indexOf(section) % 2 === 0 ? 'xl:col-[1/11]' : 'xl:col-[5/-1]'}
            />
          )}
          <ArticleSection section={section} number={index} />
        </Fragment>
      ))}
      <StoryPlaces places={places} rows={rows} />
    </article>
  );
}

/** A picture in the text of a post, wider than the text; on phones and tablets it reaches both edges. */
function ArticlePicture({ image, columns }: { image: Image; columns: string }) {
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
