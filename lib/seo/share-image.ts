import { routes } from '@/lib/routes';

/** The size in px that all networks show whole: 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The address of the picture that a shared link shows. scripts/share-images.ts writes it.
 * @param route a page's address; the picture of the home page is called index, like its file
 */
export function shareImage(route: string): string {
  return `/share${route === routes.home ? '/index' : route}.jpg`;
}
