import { photographOf } from '@/lib/content/query/photograph';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/**
 * The URL of a picture as the pages show it: a drawing's file, or the largest file that was
 * built from a photograph.
 * @throws when a photograph has not been built
 */
export function pictureUrl({ src }: { src: string }): string {
  return absoluteUrl(photographOf(src)?.src ?? src);
}
