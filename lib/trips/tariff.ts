import type { Season } from '@/content/schema/fields';
import type { Extra, HotelClass } from '@/content/schema/hotels-and-extras';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';
import type { Party } from './choice';

/** The terms that affect prices, without their texts. */
export type PriceTerms = {
  [Name in 'perPerson' | 'singleSupplement' | 'children' | 'season' | 'deposit']: Omit<
    Terms[Name],
    keyof Terms['rooms']
  >;
};

/** The prices and terms that all packages share. */
export type Tariff = {
  terms: PriceTerms;
  hotels: { classes: PricedHotelClass[] };
  extras: PricedExtra[];
};

/** A class of hotels. The first one is the base class, for which the listed prices are. */
export type PricedHotelClass = Pick<HotelClass, 'name' | 'perNight' | 'includes'> & {
  hotels: { place: string }[];
};

export type PricedExtra = Pick<
  Extra,
  'slug' | 'name' | 'price' | 'per' | 'minAge' | 'places' | 'aroundNewMoon'
> & {
  /** When it is offered; undefined if all year. */
  season?: Season | undefined;
};

/** What the total of a package depends on. */
export type PricedPackage = {
  /** The price in ₹ per person, two sharing, in the base class. */
  price: number;
  /** The place of each night. */
  nightPlaces: string[];
  ferryCount: number;
  /** The default party; undefined for two adults. */
  party?: Party | undefined;
  /** The slugs of the extras that can be added (`extrasFor`). */
  extraSlugs: string[];
};

export type TotalMessages = (typeof labels)['choice']['totalMessages'];

/** The data file `tariff`: the tariff, what each package adds to it, and the messages of totals. */
export type TariffData = Tariff & {
  packages: (PricedPackage & { route: string })[];
  messages: TotalMessages;
};

export const findPackage = ({ packages }: TariffData, route: string): PricedPackage | undefined =>
  packages.find((candidate) => candidate.route === route);
