import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';

type Props = {
  image: Image;
  /** The `sizes` of the picture, see Picture. */
  sizes?: string;
  /** The size of the drawing: that of a page (1600 × 1000 px) or of a card (1200 × 800 px). */
  imageSize?: 'page' | 'card';
  /** False for a picture that is not the first of its page. */
  priority?: boolean;
  className: string;
  children: ReactNode;
};

const imageSizes = {
  page: { width: 1600, height: 1000 },
  card: { width: 1200, height: 800 },
};

/**
 * Text on a dark surface and a picture without anything on top of it: beside the text in a landscape window, otherwise
 * above it. The picture also comes first in the HTML, so that the text does not move when the rest arrives on a slow
 * connection.
 */
export function Banner({
  image,
  sizes = '(orientation: landscape) 62vw, max(100vw, 68vh)',
  imageSize = 'page',
  priority = true,
  className,
  children,
}: Props) {
  return (
    <div className={`banner bg-deep text-paper ${className}`}>
      <Picture
        image={image}
        sizes={sizes}
        {...imageSizes[imageSize]}
        priority={priority}
        className={`banner-picture ${imageSize === 'page' ? 'subject-right' : ''}`}
      />
      <div className="banner-text">{children}</div>
    </div>
  );
}
