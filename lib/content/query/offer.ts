import type { Offer } from '@/content/schema/offer';
import { content } from '@/lib/content/load/store';
import { fitsTrip, nightsInClass } from '@/lib/offer/fitting';
import type { Rates } from '@/lib/offer/total';
import type { Package } from './packages';
import { terms } from './terms';

export type HotelClass = Offer['classes'][number];
export type AddOn = Offer['addOns'][number];
type Trip = Pick<Package, 'itinerary' | 'includes' | 'price'>;

export const { classes, addOns, flights, people, sampleReply } = content.offer;

/** The classes of hotels for a package: what each adds for a person, and its price if the package has one, in ₹. */
export function classesOf({ itinerary, price }: Trip) {
  return classes.map((one) => {
    const adds = one.perNight * nightsInClass(one, itinerary);
    return { ...one, adds, price: price && price.now + adds };
  });
}

/** The add-ons in the price of a package. */
export function includedIn({ includes = [] }: Trip): AddOn[] {
  return addOns.filter(({ slug }) => includes.includes(slug));
}

/** The add-ons that a package has the place and the time for, without those in its price. */
export function addOnsFor({ itinerary, includes = [] }: Trip): AddOn[] {
  return addOns.filter((one) => !includes.includes(one.slug) && fitsTrip(one, itinerary));
}

/** The add-ons that a page is about. */
export function addOnsOn(route: string): AddOn[] {
  return addOns.filter(({ pages = [] }) => pages.includes(route));
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
