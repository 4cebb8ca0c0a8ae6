import type * as schema from 'schema-dts';
import type { Coordinates } from '@/content/schema/fields';
import type { Company } from '@/lib/content/query/all-content';
import { type PageLink, routes } from '@/lib/routes/routes';
import { absoluteUrl } from './absolute-url';
import { shareImage } from './share-image';

/** The URL and description of a page, and the URL of its picture. */
export type PageSummary = { url: string; description: string; image: string };

/** The id by which other pages refer to the company. */
export const agencyId = `${absoluteUrl(routes.home)}#agency`;

/** The company. Its opening hours are missing, because the content has them only as a sentence. */
export function agencyJsonLd(company: Company): schema.TravelAgency {
  return {
    '@type': 'TravelAgency',
    '@id': agencyId,
    name: company.name,
    slogan: company.tagline,
    url: absoluteUrl(routes.home),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(shareImage(routes.home)),
    email: company.email,
    telephone: company.phones,
    address: postalAddress(company),
    areaServed: { '@type': 'Place', name: company.area },
    sameAs: company.social.map(({ href }) => href),
  };
}

/**
 * An Indian address: name, street (optional), town, and a last line that ends with the PIN code of six digits. An
 * address of any other form becomes a single text.
 */
function postalAddress({ name, address }: Pick<Company, 'name' | 'address'>): schema.PostalAddress {
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
    streetAddress: street || undefined,
    addressLocality,
    addressRegion: region,
    postalCode,
  };
}

/** The site as a whole. Search engines take its name from here. */
export function webSiteJsonLd({ name, tagline }: Company): schema.WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl(routes.home)}#website`,
    name,
    alternateName: `${name}: ${tagline}`,
    url: absoluteUrl(routes.home),
    inLanguage: 'en-IN',
    publisher: { '@id': agencyId },
  };
}

/** A service that the company arranges: a car, a room, a dive. */
export function serviceJsonLd(name: string, page: PageSummary, area: string): schema.Service {
  return {
    '@type': 'Service',
    name,
    ...page,
    provider: { '@id': agencyId },
    areaServed: { '@type': 'Place', name: area },
  };
}

/** An offer in rupees. @param name the variant, such as Deluxe */
export function offerJsonLd(name: string, price: number, url: string): schema.Offer {
  const seller = { '@id': agencyId };
  return { '@type': 'Offer', name, price, priceCurrency: 'INR', url, seller };
}

/** Numbers things as the elements of a list. */
export function listElements<Entry extends object>(entries: readonly Entry[]) {
  const type = { '@type': 'ListItem' } as const;
  return entries.map((entry, index) => ({ ...type, position: index + 1, ...entry }));
}

/** The breadcrumbs from home to a page, including the page itself. */
export function breadcrumbListJsonLd(steps: readonly PageLink[]): schema.BreadcrumbList {
  const entries = steps.map(({ label, href }) => ({ name: label, item: absoluteUrl(href) }));
  return { '@type': 'BreadcrumbList', itemListElement: listElements(entries) };
}

/** The items that a page lists and that have their own pages, in the order of the page. */
export function itemListJsonLd(
  name: string,
  items: readonly { name: string; route: string }[],
): schema.ItemList {
  const entries = items.map((item) => ({ name: item.name, url: absoluteUrl(item.route) }));
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: listElements(entries),
  };
}

/** Questions with their answers, in the order of the page. */
export function faqJsonLd(pairs: readonly { question: string; answer: string }[]): schema.FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: pairs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Coordinates of the content as structured data. */
export function geoCoordinates({ north, east }: Coordinates): schema.GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: north, longitude: east };
}

/** Serializes structured data for a <script> (JSON-LD 1.1, section 7.2). Escapes texts that could end the element. */
export function serialize(things: readonly schema.Thing[]): string {
  const graph: schema.Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
