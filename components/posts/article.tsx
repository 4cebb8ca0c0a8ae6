import './article.css';
import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { placesNamed } from '@/lib/content/places';
import type { Post } from '@/lib/content/posts';
import { labels } from '@/lib/content/site';
import { ArticlePicture } from './article-picture';
import { ArticleSection } from './article-section';
import { StoryPlaces } from './story-places';

/**
 * A post in the page's twelve columns and the two margins beside them: headings in the first three,
 * text in the next six, the places in the last three. Pictures reach the left and the right edge in turn.
 */
export function Article({ post: { slug, description, sections, destinations } }: { post: Post }) {
  const places = placesNamed(destinations);
  const pictures = sections.filter(({ image }) => image);
  // How many rows the places may take: until a picture needs their columns.
  const second = pictures[1];
  const rows = second ? sections.indexOf(second) + 1 : sections.length + pictures.length;
  return (
    <article data-story={slug} className="story grid px-5 py-16 md:gap-x-8 md:px-0 md:py-24">
      <p className="font-serif text-2xl leading-snug text-balance text-lagoon md:col-[2/-2] md:text-3xl md:leading-snug xl:col-[2/11] xl:text-4xl xl:leading-tight">
        {description}
      </p>
      {sections.map((section, index) => (
        <Fragment key={section.paragraphs[0]}>
          {section.image && (
            <ArticlePicture
              image={section.image}
              edge={pictures.indexOf(section) % 2 === 0 ? 'left' : 'right'}
            />
          )}
          <ArticleSection section={section} number={index} />
        </Fragment>
      ))}
      <YouWereHere />
      <StoryPlaces places={places} rows={rows} />
    </article>
  );
}

/** Stands above a part of the post when the page opens there (open-where-stopped.client.ts), and takes no room. */
function YouWereHere() {
  return (
    <p hidden id="where-stopped" className="where-stopped no-print text-base text-quiet">
      <span>{labels.reading.here}</span>
      <TextLink href="#content">{labels.reading.top}</TextLink>
    </p>
  );
}
