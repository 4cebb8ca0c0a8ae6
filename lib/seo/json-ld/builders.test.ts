import { getFerryRoutes, getOperators } from '@/lib/content/cruise';
import { getOffbeatPlaces, getTopPlaces } from '@/lib/content/destinations';
import { getAttractions, getBeaches, getWaterSports } from '@/lib/content/leisure';
import {
  getFamilyPackages,
  getFlagshipPackages,
  getHoneymoonPackages,
} from '@/lib/content/packages';
import { getPosts } from '@/lib/content/posts';
import { getServices } from '@/lib/content/services';
import { company, search } from '@/lib/content/site';
import { placeRoute, serviceRoute, sightRoute, waterRoute } from '@/lib/routes';
import { getSitePages } from '@/lib/seo/site-pages';
import { agency } from './agency';
import { breadcrumbs } from './breadcrumbs';
import { crossing } from './crossing';
import { itemLists } from './item-list';
import { operator } from './operator';
import { attraction, destination } from './place';
import { posting } from './posting';
import { serialize } from './serialize';
import { service } from './service';
import { trip } from './trip';
import { webSite } from './web-site';

type Json = { [key: string]: unknown };

const picture = 'https://www.seaalmond.example/images/a.svg';
const site = 'https://www.seaalmond.example';
const google = 'https://developers.google.com/search/docs/appearance/';

const priced = [...getFamilyPackages(), ...getHoneymoonPackages()];
const places = [...getTopPlaces(), ...getOffbeatPlaces()];

/** Everything that the pages of the site say, by kind. */
const all = {
  TravelAgency: [agency(company, search.area)],
  WebSite: [webSite(company)],
  BreadcrumbList: getSitePages()
    .filter(({ route }) => route !== '/')
    .map(({ route }) => breadcrumbs(route)),
  ItemList: getSitePages().flatMap(({ route }) => itemLists(route)),
  TouristTrip: [...priced, ...getFlagshipPackages()].map((item) => trip(item, picture)),
  TouristDestination: places.map((place) => destination(place, placeRoute(place), picture)),
  TouristAttraction: [
    ...getBeaches().map((item) => attraction(item, waterRoute(item), picture)),
    ...getAttractions().map((item) => attraction(item, sightRoute(item), picture)),
  ],
  Service: [
    ...getWaterSports().map((item) => service(waterRoute(item), item.where, picture)),
    ...getServices().map((item) => service(serviceRoute(item), search.area, picture)),
  ],
  BoatTrip: getFerryRoutes().map((item) => crossing(item, picture)),
  Organization: getOperators().map((item) => operator(item, picture)),
  BlogPosting: getPosts().map((post) => posting(post, picture)),
};

/**
 * What must be there, by kind. `required` and `recommended` are those of Google where it has a
 * feature for the kind; for the others, which it has none for, the properties that schema.org gives
 * as the kind's own and that the page shows.
 */
const fields: Record<
  keyof typeof all,
  { source: string; required: string[]; recommended: string[] }
> = {
  TravelAgency: {
    source: `${google}structured-data/local-business`,
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'image', 'email', 'areaServed', 'sameAs'],
  },
  WebSite: {
    source: `${google}site-names`,
    required: ['name', 'url'],
    recommended: ['alternateName'],
  },
  BreadcrumbList: {
    source: `${google}structured-data/breadcrumb`,
    required: ['itemListElement'],
    recommended: [],
  },
  ItemList: {
    source: `${google}structured-data/carousel`,
    required: ['itemListElement'],
    recommended: ['name'],
  },
  TouristTrip: {
    source: 'https://schema.org/TouristTrip',
    required: ['name', 'description', 'itinerary', 'provider'],
    recommended: ['image', 'url'],
  },
  TouristDestination: {
    source: 'https://schema.org/TouristDestination',
    required: ['name', 'description'],
    recommended: ['image', 'url'],
  },
  TouristAttraction: {
    source: 'https://schema.org/TouristAttraction',
    required: ['name', 'description', 'address'],
    recommended: ['image', 'url'],
  },
  Service: {
    source: 'https://schema.org/Service',
    required: ['name', 'provider', 'areaServed'],
    recommended: ['description', 'image', 'url'],
  },
  BoatTrip: {
    source: 'https://schema.org/BoatTrip',
    required: ['name', 'departureBoatTerminal', 'arrivalBoatTerminal'],
    recommended: ['description', 'image', 'url'],
  },
  Organization: {
    source: `${google}structured-data/organization`,
    required: ['name'],
    recommended: ['description', 'image'],
  },
  BlogPosting: {
    source: `${google}structured-data/article`,
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author'],
  },
};

/** Things as a parser of the page reads them. */
const read = (things: readonly unknown[]) =>
  (JSON.parse(serialize(things as never)) as { '@context': string; '@graph': Json[] })['@graph'];

describe.each(Object.entries(fields))('%s', (kind, { required, recommended }) => {
  const things = read(all[kind as keyof typeof all]);

  it('has what search engines require and recommend, and no empty value', () => {
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      expect(thing['@type']).toBe(kind);
      for (const name of [...required, ...recommended]) expect(thing).toHaveProperty(name);
    }
    expect(JSON.stringify(things)).not.toMatch(/:(null|""|\[\]|\{\})/);
  });

  it('names full addresses, and rates nobody', () => {
    const text = JSON.stringify(things);
    for (const [, url] of text.matchAll(/"(?:url|item|image|logo)":"([^"]*)"/g)) {
      expect(url).toMatch(/^https:\/\//);
    }
    expect(text).not.toMatch(/rating|review/i);
  });
});

test('a priced package makes an offer in rupees, and one on request none', () => {
  const offers = read(all.TouristTrip).map(({ offers }) => offers as Json | undefined);
  expect(offers.slice(0, priced.length).map((offer) => offer?.price)).toEqual(
    priced.map(({ discountedCost }) => Number(discountedCost.replace(/\D/g, ''))),
  );
  for (const offer of offers.slice(0, priced.length)) expect(offer?.priceCurrency).toBe('INR');
  expect(offers.slice(priced.length).every((offer) => offer === undefined)).toBe(true);
});

test('a place has coordinates when the content gives them, and only then', () => {
  for (const place of read(all.TouristDestination)) expect(place).toHaveProperty('geo.latitude');
  const [beach] = getBeaches();
  if (!beach) throw new Error('no beach');
  const at = { north: 11.67, east: 92.76 };
  const [located, bare] = read([
    attraction({ ...beach, at }, waterRoute(beach), picture),
    attraction({ ...beach, at: undefined }, waterRoute(beach), picture),
  ]);
  expect(located?.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 11.67, longitude: 92.76 });
  expect(bare).not.toHaveProperty('geo');
});

test('trails count from 1, have two steps or more, and end at their page', () => {
  for (const { itemListElement } of read(all.BreadcrumbList)) {
    const steps = itemListElement as { position: number; name: string; item: string }[];
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe(`${site}/`);
  }
});

test('lists have every item of their page, each with an address on this site', () => {
  const counts = read(all.ItemList).map(({ name, numberOfItems }) => [name, numberOfItems]);
  expect(Object.fromEntries(counts)).toMatchObject({
    'Flagship Packages': getFlagshipPackages().length,
    'Best Places': places.length,
    'Popular Beaches': getBeaches().length,
    'Ferry Routes': getFerryRoutes().length,
    Blogs: getPosts().length,
  });
});

test('headlines are as short as search engines want them, dates in order', () => {
  for (const post of read(all.BlogPosting)) {
    expect(String(post.headline).length).toBeLessThanOrEqual(110);
    expect(String(post.dateModified) >= String(post.datePublished)).toBe(true);
  }
});

test('the address is taken apart where it has the form of an envelope, and given whole elsewhere', () => {
  const of = (address: string[]) =>
    read([agency({ ...company, address }, search.area)])[0]?.address;
  const country = { '@type': 'PostalAddress', addressCountry: 'IN' };
  const town = {
    addressLocality: 'Port Blair',
    addressRegion: 'South Andaman',
    postalCode: '744101',
  };
  expect(of(['Sea Almond', 'Port Blair', 'South Andaman, 744101'])).toEqual({
    ...country,
    ...town,
  });
  expect(of(['Sea Almond', '3 Jetty Road', 'Port Blair', 'South Andaman 744101'])).toEqual({
    ...country,
    ...town,
    streetAddress: '3 Jetty Road',
  });
  expect(of(['Sea Almond', 'Port Blair'])).toEqual({ ...country, streetAddress: 'Port Blair' });
});

test('no text of the content breaks out of the script element or its lines', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028\u2029 &amp; "x"';
  const text = serialize([webSite({ ...company, name })]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});
