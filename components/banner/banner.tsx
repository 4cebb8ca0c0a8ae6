import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';
import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';

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

/** A step of a breadcrumb. A menu or the page itself has no address, and is plain text. */
export type Step = { label: string; href?: string };

const home: Step = { label: labels.layout.home, href: routes.home };

/** The breadcrumb of a page, such as HOME / PACKAGES. If the page's heading follows, the last step is the parent. */
export function Breadcrumb({ first = home, last }: { first?: Step | undefined; last: Step }) {
  return (
    <nav aria-label={labels.layout.breadcrumb}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold uppercase">
        {[first, last].map((step) => (
          <li key={step.label} className="flex gap-x-2 *:py-1">
            {step === last && <span aria-hidden>/</span>}
            {step.href ? (
              <a href={step.href} className="underline-offset-4 hover:underline">
                {step.label}
              </a>
            ) : (
              <span aria-current={step === last ? 'page' : undefined}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
