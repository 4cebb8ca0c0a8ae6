import type { Service } from 'schema-dts';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';
import { agencyId } from './ids';

/**
 * What the company arranges: a car, a room, a dive.
 * @param route the address of its page
 * @param area where it is to be had, as the content names it
 * @param picture the full address of its picture
 */
export function service(route: string, area: string, picture: string): Service {
  const { heading, summary } = sitePage(route);
  return {
    '@type': 'Service',
    name: heading,
    description: summary,
    url: absolute(route),
    image: picture,
    provider: { '@id': agencyId },
    areaServed: { '@type': 'Place', name: area },
  };
}
