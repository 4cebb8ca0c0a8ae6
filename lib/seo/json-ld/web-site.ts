import type { WebSite } from 'schema-dts';
import type { Company } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';
import { agencyId, webSiteId } from './ids';

/** The site as a whole: search engines take its name from here. */
export function webSite({ name, tagline }: Company): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name,
    alternateName: `${name}: ${tagline}`,
    url: absolute(routes.home),
    inLanguage: 'en-IN',
    publisher: { '@id': agencyId },
  };
}
