import { routes } from '@/lib/routes';

/** The size in px that all networks show whole: 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The address of the picture that a shared link shows. scripts/share makes it at build.
 * @param route a page's address; the home page's picture is called as its file is
 */
export function shareImage(route: string): string {
  return `/share${route === routes.home ? '/index' : route}.jpg`;
}
