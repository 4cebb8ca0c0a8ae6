import type { ReactNode } from 'react';
import { type Image, Picture } from './picture';
import { type Surface, surfaces } from './section';

type Props = {
  surface: Surface;
  image: Image;
  /** Whether the picture is left or right of the text; above or below it on small screens. */
  picture: 'start' | 'end';
  /** The id of the heading that names the section. */
  labelledBy: string;
  children: ReactNode;
};

/** A section in two halves: text in the page's column, and a picture to the edge of the screen. */
export function SplitSection({ surface, image, picture, labelledBy, children }: Props) {
  const poster = (
    <Picture
      image={image}
      sizes="(min-width: 2112px) 50vw, (min-width: 1024px) 1056px, 100vw"
      className="aspect-2/1 size-full object-cover lg:aspect-auto lg:h-0 lg:min-h-full"
    />
  );
  return (
    <section
      aria-labelledby={labelledBy}
      className={`${surfaces[surface]} grid lg:min-h-168 lg:grid-cols-2`}
    >
      {picture === 'start' && poster}
      <div className={`self-center py-10 md:py-20 split-words-${picture}`}>{children}</div>
      {picture === 'end' && poster}
    </section>
  );
}
