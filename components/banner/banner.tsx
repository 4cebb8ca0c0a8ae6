import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';

type Props = {
  image: Image;
  /** How much of the page's width the whole picture takes, see Picture. */
  sizes?: string;
  /** Whether the picture is a page's own (1600 × 1000 px) or a card's (1200 × 800 px). */
  shape?: 'page' | 'card';
  /** False where the picture is not the first of its page. */
  first?: boolean;
  className: string;
  /** The words. */
  children: ReactNode;
};

const shapes = {
  page: { width: 1600, height: 1000 },
  card: { width: 1200, height: 800 },
};

/**
 * Words on a deep surface and a picture that nothing lies on: beside the words in a window that is
 * wider than high, otherwise above them. It comes first in the HTML, too: on a slow connection words
 * that are there before it would move.
 */
export function Banner({
  image,
  sizes = '(orientation: landscape) 62vw, max(100vw, 68vh)',
  shape = 'page',
  first = true,
  className,
  children,
}: Props) {
  return (
    <div className={`banner bg-deep text-paper ${className}`}>
      <Picture
        image={image}
        sizes={sizes}
        {...shapes[shape]}
        priority={first}
        className={`banner-picture ${shape === 'page' ? 'subject-right' : ''}`}
      />
      <div className="banner-words">{children}</div>
    </div>
  );
}
