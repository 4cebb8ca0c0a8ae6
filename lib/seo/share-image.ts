import { routes } from '@/lib/routes/routes';

/** The size in px that all networks show whole: 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The address of the picture for shared links, which scripts/share-images.ts writes.
 * @param route the route of a page; the picture of the home page is called index, like its file
 */
export function shareImage(route: string): string {
  return `/share${route === routes.home ? '/index' : route}.jpg`;
}
