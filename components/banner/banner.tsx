import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';

type Props = {
  image: Image;
  /** The `sizes` of the picture (see Picture). */
  sizes?: string;
  /** The size of the drawing: 1600 × 1000 px for a page, 1200 × 800 px for a card. */
  imageSize?: 'page' | 'card';
  /** False if the picture is not the first on its page. */
  eager?: boolean;
  className: string;
  children: ReactNode;
};

const imageSizes = {
  page: { width: 1600, height: 1000 },
  card: { width: 1200, height: 800 },
};

/**
 * Text on a dark surface, and a picture with nothing on top of it: beside the text in a landscape window, otherwise
 * above it. The picture comes first in the HTML, so that the text doesn't jump while the page is loading.
 */
export function Banner({
  image,
  sizes = '(orientation: landscape) 62vw, max(100vw, 68vh)',
  imageSize = 'page',
  eager = true,
  className,
  children,
}: Props) {
  return (
    <div className={`banner bg-brand text-paper ${className}`}>
      <Picture
        image={image}
        sizes={sizes}
        {...imageSizes[imageSize]}
        eager={eager}
        className={`banner-picture ${imageSize === 'page' ? 'subject-right' : ''}`}
      />
      <div className="banner-text">{children}</div>
    </div>
  );
}
