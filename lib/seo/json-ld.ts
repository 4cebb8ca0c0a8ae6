import type {
  BreadcrumbList,
  GeoCoordinates,
  Graph,
  ItemList,
  PostalAddress,
  Service,
  Thing,
  TravelAgency,
  WebSite,
} from 'schema-dts';
import type { Coordinates } from '@/content/schema/fields';
import type { Company } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { absolute } from './address';
import { shareImage } from './share-image';

/** What the data of every page says: its full address, its description, its picture's full address. */
export type About = { url: string; description: string; image: string };

/** A page on the way to another, or in a list. */
type Step = { name: string; route: string };

/** By these names the things on one page refer to those that the home page describes. */
export const agencyId = `${absolute(routes.home)}#agency`;
const webSiteId = `${absolute(routes.home)}#website`;

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
function postalAddress({ name, address }: Pick<Company, 'name' | 'address'>): PostalAddress {
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

/** What the company arranges: a car, a room, a dive. */
export function service(name: string, about: About, area: string): Service {
  return {
    '@type': 'Service',
    name,
    ...about,
    provider: { '@id': agencyId },
    areaServed: { '@type': 'Place', name: area },
  };
}

/** The way from home to a page, the page itself last. */
export function breadcrumbs(trail: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.route),
    })),
  };
}

/** Things that a page lists and that have pages of their own, in the order of the page. */
export function itemList(name: string, items: readonly Step[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absolute(item.route),
    })),
  };
}

/** A spot of the content for search engines. */
export function coordinates({ north, east }: Coordinates): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: north, longitude: east };
}

/**
 * Structured data as the text of a <script>: https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements.
 * No text of the content can end the element or open another (<), or break a line for parsers that
 * take JSON for JavaScript (U+2028, U+2029).
 */
export function serialize(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
