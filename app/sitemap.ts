import type { MetadataRoute } from 'next';
import { picturePath } from '@/lib/content/query/photograph';
import { sitePages } from '@/lib/pages/site-pages';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { escapeXml } from '@/lib/seo/xml';

export const dynamic = 'force-static';

/**
 * Every page that search engines may list, with its picture and the date of its last change. The date comes from the
 * content, because the date of the build would make every page look changed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ route, image, updated }) => ({
      url: escapeXml(absoluteUrl(route)),
      images: [escapeXml(absoluteUrl(picturePath(image)))],
      lastModified: updated,
    }));
}
