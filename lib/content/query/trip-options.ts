import type { TripOptions } from '@/content/schema/trip-options';
import { content } from '@/lib/content/load/store';
import { pricePerPerson } from '@/lib/content/prices';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinNames, joinWords } from '@/lib/text/join-words';
import { fitsTrip, nightsInClass } from '@/lib/trip-options/fitting';
import type { PlanData, PricedTrip } from '@/lib/trip-options/plan';
import { partyWith, ratesOf } from '@/lib/trip-options/total';
import { routeOf } from './items';
import { itineraryOf } from './itinerary';
import type { Package } from './packages';
import { labels } from './site';
import { terms } from './terms';

export type Extra = TripOptions['extras'][number];
type Offered = Pick<Package, 'itinerary' | 'includes' | 'youngest'>;

export const { classes, extras, flights, hotelsPage, people, exampleReply } = content.tripOptions;
const messages = labels.planning;

/** The classes of hotels for a package: what each adds for a person, and what the package then costs, in ₹. */
export function classesOf(item: Package) {
  return classes.map((hotelClass) => {
    const adds = hotelClass.perNight * nightsInClass(hotelClass, item.itinerary);
    return { ...hotelClass, adds, price: pricePerPerson(item) + adds };
  });
}

/** The extras in the price of a package. */
export function includedIn({ includes = [] }: Offered): Extra[] {
  return extras.filter(({ slug }) => includes.includes(slug));
}

/**
 * The extras that fit a package, without those in its price and others of their kind. It is for couples if its price has
 * an extra for couples, and for families if it has an age of the youngest.
 */
export function extrasFor(item: Offered): Extra[] {
  const included = includedIn(item);
  const suits = {
    couples: included.some(({ only }) => only === 'couples'),
    families: item.youngest !== undefined,
  };
  return extras
    .filter((extra) => !included.some((other) => isOfSameKind(extra, other)))
    .filter((extra) => fitsTrip(extra, item.itinerary, item.youngest))
    .filter(({ only }) => !only || suits[only]);
}

function isOfSameKind(one: Extra, other: Extra): boolean {
  return one === other || one.like === other.slug || other.like === one.slug;
}

/** The extras that a page is about. */
export function extrasOn(route: string): Extra[] {
  return extras.filter(({ pages = [] }) => pages.includes(route));
}

/** The price of an extra with its unit: ₹3,500 a person. */
function priceInWords({ price, per }: Pick<Extra, 'price' | 'per'>): string {
  return `${formatRupees(price)} ${messages.per[per]}`;
}

/** The minimum age for an extra, in words; empty if there is none. */
export function ageInWords({ leastAge }: Pick<Extra, 'leastAge'>): string {
  return leastAge ? interpolate(messages.age, { age: leastAge }) : '';
}

/** What a page sells, in a line for each: its extras, or the classes of hotels. */
export function optionsOn(route: string): string[] {
  if (route === hotelsPage) return classes.map(({ name, what }) => `${name}: ${what}`);
  return extrasOn(route).map((extra) => `${extra.name}, ${priceInWords(extra)}`);
}

/** The lowest price of what a page is about: From ₹3,500 a person; undefined where it has none. */
export function lowestPriceOn(route: string): string | undefined {
  const [cheapest] = extrasOn(route).toSorted((first, second) => first.price - second.price);
  return cheapest && interpolate(messages.fromPrice, { sum: priceInWords(cheapest) });
}

const fares = flights.map(({ city, price }) =>
  interpolate(labels.flights.fare, { sum: formatRupees(price), city }),
);

/** The cities, each with the cost of its flights, in one line. */
export const flightsLine = interpolate(labels.flights.line, { fares: joinWords(fares, 'or') });

const sums = flights.map(({ price }) => price);

/** The cost of flights from the cheapest to the dearest of the cities. */
export const flightsInShort = interpolate(labels.flights.inShort, {
  least: formatRupees(Math.min(...sums)),
  most: formatRupees(Math.max(...sums)),
});

/** The surcharge of each higher class of hotels for a person and night: ₹1,200 in Deluxe or ₹2,900 in Luxury. */
export const classAdditions = joinWords(
  classes
    .slice(1)
    .map(({ name, perNight }) =>
      interpolate(messages.classAdds, { name, sum: formatRupees(perNight) }),
    ),
  'or',
);

/** The people who answer enquiries and their languages, in one line. */
export const peopleLine = interpolate(labels.team.line, {
  names: joinNames(people),
  languages: joinWords(
    [...new Set(people.flatMap(({ languages }) => languages.split(', ')))],
    'or',
  ),
});

/** The data of `planTrip` (lib/trip-options/plan.ts) that are the same for all packages. */
export const planData: PlanData = {
  rates: ratesOf(terms),
  maxParty: {
    adults: terms.perPerson.group - 1,
    children: terms.children.most,
    toddlers: terms.children.mostToddlers,
  },
  messages: messages.totalInWords,
  extras: extras.map(({ slug, name, price, per, leastAge, opening }) => ({
    slug,
    name,
    price,
    per,
    leastAge,
    season: content.openings.find((known) => known.slug === opening)?.season,
  })),
};

/** What visitors can choose for a package that they plan. */
export function pricedTripOf(item: Package): PricedTrip {
  return {
    route: routeOf(item),
    price: pricePerPerson(item),
    isOnRequest: !item.price,
    nights: item.itinerary.length - 1,
    ferries: itineraryOf(item).flatMap(({ ferries }) => ferries).length,
    party: partyWith(item.youngest),
    classes: classesOf(item).map(({ name, adds }) => ({ name, adds })),
    extras: extrasFor(item).map(({ slug }) => slug),
  };
}
