import { company } from '@/lib/content/query/all-content';
import { findPhotograph } from '@/lib/content/query/photograph';

/** The full URL of a page or file of the site. @param path starts with a slash */
export function absoluteUrl(path: string): string {
  return new URL(path, company.site).href;
}

/**
 * The full URL of a picture: a drawing, or the largest file built from a photograph.
 * @throws Error if the photograph has not been encoded
 */
export function pictureUrl({ src }: { src: string }): string {
  return absoluteUrl(findPhotograph(src)?.src ?? src);
}
