import type { Organization } from 'schema-dts';
import type { Operator } from '@/lib/content/cruise';
import { cruiseRoute } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';

/**
 * A company or office whose ships sail between the islands.
 * @param picture the full address of its picture
 * @param schedule its own page with fares or sailings, if the page links to it
 */
export function operator(item: Operator, picture: string, schedule?: string): Organization {
  return {
    '@type': 'Organization',
    name: item.name,
    description: item.title,
    image: picture,
    mainEntityOfPage: absolute(cruiseRoute(item)),
    ...(schedule && { url: schedule }),
  };
}
