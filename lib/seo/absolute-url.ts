import { photographOf } from '@/lib/content/query/photograph';
import { company } from '@/lib/content/query/site';

/**
 * The URL of a page or file of the site, as canonical links and the sitemap need it.
 * @param path starts with a slash
 */
export function absoluteUrl(path: string): string {
  return new URL(path, company.site).href;
}

/**
 * The URL of a picture as the pages show it: a drawing's file, or the largest file that was built from a photograph.
 * @throws when a photograph has not been built
 */
export function pictureUrl({ src }: { src: string }): string {
  return absoluteUrl(photographOf(src)?.src ?? src);
}
