import type { PostalAddress, TravelAgency } from 'schema-dts';
import type { Company } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';
import { shareImage } from '@/lib/seo/share-image';
import { agencyId } from './ids';

/**
 * The company. No opening hours: the content has them as a sentence only.
 * @param area where it works, as the content names it
 */
export function agency(company: Company, area: string): TravelAgency {
  return {
    '@type': 'TravelAgency',
    '@id': agencyId,
    name: company.name,
    slogan: company.tagline,
    url: absolute(routes.home),
    logo: absolute('/icons/icon-512.png'),
    image: absolute(shareImage(routes.home)),
    email: company.email,
    telephone: company.phones,
    address: postalAddress(company),
    areaServed: { '@type': 'Place', name: area },
    sameAs: company.social.map(({ href }) => href),
  };
}

/**
 * The address as India writes it on an envelope: name, street where there is one, town, and a last
 * line that ends with the six digits of the PIN code. Of another form, it is given in one piece.
 */
function postalAddress({ name, address }: Company): PostalAddress {
  const lines = address.filter((line) => line !== name);
  const [, region, postalCode] = /^(.+?),?\s+(\d{3}\s?\d{3})$/.exec(lines.at(-1) ?? '') ?? [];
  const addressLocality = lines.at(-2);
  const country = { '@type': 'PostalAddress', addressCountry: 'IN' } as const;
  if (!region || !postalCode || !addressLocality) {
    return { ...country, streetAddress: lines.join(', ') };
  }
  const street = lines.slice(0, -2).join(', ');
  return {
    ...country,
    ...(street && { streetAddress: street }),
    addressLocality,
    addressRegion: region,
    postalCode,
  };
}
