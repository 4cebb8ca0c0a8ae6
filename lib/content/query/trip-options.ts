import type { TripOptions } from '@/content/schema/trip-options';
import { content } from '@/lib/content/load/store';
import { fitsTrip, nightsInClass } from '@/lib/trip-options/fitting';
import type { Rates } from '@/lib/trip-options/total';
import type { Package } from './packages';
import { terms } from './terms';

export type HotelClass = TripOptions['classes'][number];
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

/** What totals are worked out by: the company's terms. */
export const rates: Rates = {
  alone: terms.alone.percent,
  third: terms.per.third,
  child: terms.children.percent,
  ferrySeat: terms.children.ferrySeat,
  deposit: terms.deposit.percent,
  season:
    terms.season.surcharge && terms.season.perRoom
      ? { ...terms.season.surcharge, perRoom: terms.season.perRoom }
      : undefined,
};
