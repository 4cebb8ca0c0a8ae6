import type { TripOptions } from '@/content/schema/trip-options';
import { content } from '@/lib/content/load/store';
import { fitsTrip, nightsInClass } from '@/lib/trip-options/fitting';
import type { Party, Rates } from '@/lib/trip-options/total';
import { routeOf } from './items';
import { itineraryOf } from './itinerary';
import type { Package } from './packages';
import { labels } from './site';
import { terms } from './terms';

export type Extra = TripOptions['extras'][number];
type Trip = Pick<Package, 'itinerary' | 'includes' | 'price'>;

export const { classes, extras, flights, people, sampleReply } = content.tripOptions;

/** The classes of hotels for a package: what each adds for a person, and its price if the package has one, in ₹. */
export function classesOf({ itinerary, price }: Trip) {
  return classes.map((one) => {
    const adds = one.perNight * nightsInClass(one, itinerary);
    return { ...one, adds, price: price && price.now + adds };
  });
}

/** The extras in the price of a package. */
export function includedIn({ includes = [] }: Trip): Extra[] {
  return extras.filter(({ slug }) => includes.includes(slug));
}

/** The extras that a package has the place and the time for, without those in its price. */
export function extrasFor({ itinerary, includes = [] }: Trip): Extra[] {
  return extras.filter((one) => !includes.includes(one.slug) && fitsTrip(one, itinerary));
}

/** The extras that a page is about. */
export function extrasOn(route: string): Extra[] {
  return extras.filter(({ pages = [] }) => pages.includes(route));
}

const { line, noDay, withExtras, adultsOnly, party } = labels.options;
const { surcharge, perRoom } = terms.season;

const rates: Rates = {
  alone: terms.alone.percent,
  third: terms.per.third,
  child: terms.children.percent,
  ferrySeat: terms.children.ferrySeat,
  deposit: terms.deposit.percent,
  season: surcharge && perRoom ? { ...surcharge, perRoom } : undefined,
};

/** What totals and the words for a choice are worked out from, the same for all trips. */
export const optionsData = {
  rates,
  messages: { line, noDay, withExtras, adultsOnly, party },
  extras: extras.map(({ slug, name, price, per, leastAge, pages = [] }) => ({
    ...{ slug, name, price, per, leastAge, pages },
  })),
};
export type OptionsData = typeof optionsData;

/** A package with what one can choose for it. */
export function tripDataOf(item: Package) {
  const party: Party = { adults: 2, children: 0, toddlers: 0 };
  return {
    route: routeOf(item),
    /** Whether the prices of the classes are those of the trip; otherwise they are what a class adds to it. */
    hasPrice: item.price !== undefined,
    nights: item.itinerary.length - 1,
    ferries: itineraryOf(item).flatMap(({ ferries }) => ferries).length,
    /** Who travels, unless the visitor says otherwise. */
    party: item.collection === 'familyPackages' ? { ...party, children: 1 } : party,
    /** The classes of hotels with what one of two adults pays, in ₹; the first is that of the listed price. */
    classes: classesOf(item).map(({ name, adds, price = adds }) => ({ name, price })),
    /** The slugs of the extras that fit the trip and are not in its price. */
    extras: extrasFor(item).map(({ slug }) => slug),
  };
}
export type TripData = ReturnType<typeof tripDataOf>;
