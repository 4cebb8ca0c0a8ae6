import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/address';

export const dynamic = 'force-static';

/** Everything may be read; what must not be listed says so itself. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
