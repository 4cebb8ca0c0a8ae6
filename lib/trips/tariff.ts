import type { Season } from '@/content/schema/fields';
import type { Extra, HotelClass } from '@/content/schema/hotels-and-extras';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';
import type { Party } from './choice';

/** The terms that decide prices, without their texts. */
export type PriceTerms = {
  [Name in 'perPerson' | 'singleSupplement' | 'children' | 'season' | 'deposit']: Omit<
    Terms[Name],
    keyof Terms['rooms']
  >;
};

/** What is the same for all packages, in the shapes of the content. Each package names the extras that fit it. */
export type Tariff = {
  terms: PriceTerms;
  hotels: { classes: PricedClass[] };
  extras: PricedExtra[];
};

/** The first class is that of the listed prices. */
export type PricedClass = Pick<HotelClass, 'name' | 'perNight' | 'includes'> & {
  hotels: { place: string }[];
};

export type PricedExtra = Pick<
  Extra,
  'slug' | 'name' | 'price' | 'per' | 'minAge' | 'places' | 'aroundNewMoon'
> & {
  /** When it is offered; undefined for the whole year. */
  season?: Season | undefined;
};

/** A package without its texts: what its total depends on. */
export type PricedPackage = {
  route: string;
  /** What it costs one of two adults in the first class of hotels, in ₹. */
  price: number;
  /** The place of each night. */
  stays: string[];
  ferries: number;
  /** The party until the visitor chooses another; undefined for two adults. */
  party?: Party | undefined;
  /** The slugs of the extras that fit it and are not in its price. */
  extras: string[];
};

export type TotalMessages = (typeof labels)['tripOptions']['totalInWords'];

/** tariff.json: the tariff, the packages, and the words of their totals. */
export type TariffFile = Tariff & { packages: PricedPackage[]; messages: TotalMessages };
