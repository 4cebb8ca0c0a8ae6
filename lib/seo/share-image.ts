import { routes } from '@/lib/routes/routes';

/** The size in px. No network crops this ratio of 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The address of a page's picture for shared links, which scripts/build/share-images.ts writes. The picture of the home page
 * is called index, like its file.
 */
export function shareImage(route: string): string {
  return `/share${route === routes.home ? '/index' : route}.jpg`;
}
