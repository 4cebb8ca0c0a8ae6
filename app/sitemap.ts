import type { MetadataRoute } from 'next';
import { pictureUrl } from '@/components/seo/picture-url';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { escapeXml } from '@/lib/seo/xml';
import { getSitePages } from '@/lib/site-pages/site-pages';

export const dynamic = 'force-static';

/**
 * Every page that search engines may list, with its picture, and the day of its last change from
 * the content: the day of the build would say that everything changed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return getSitePages()
    .filter(({ unlisted }) => !unlisted)
    .map(({ route, image, updated }) => ({
      url: escapeXml(absoluteUrl(route)),
      images: [escapeXml(pictureUrl(image))],
      lastModified: updated,
    }));
}
