import { findPhotograph } from '@/components/ui/photograph';
import { absoluteUrl } from '@/lib/seo/address';

/**
 * The full address of a picture as the pages show it: a drawing's file, or the largest file that was
 * built from a photograph.
 * @throws when a photograph has not been built
 */
export function pictureAddress({ src }: { src: string }): string {
  return absoluteUrl(findPhotograph(src)?.src ?? src);
}
