import type { Party } from './party';
import type { Tariff } from './tariff';

// What visitors can choose, for code that runs in browsers. lib/data-files/catalogue.ts makes it from the content.

/** All packages, with the tariff from which their totals follow. */
export type Catalogue = { tariff: Tariff; packages: Offer[] };

/** What a package offers. */
export type Offer = {
  route: string;
  /** What it costs one of two adults in the first class of hotels, in ₹. */
  price: number;
  /** The place of each night. */
  stays: string[];
  /** The number of its ferries. */
  ferries: number;
  /** The party until the visitor chooses another. */
  party: Party;
  /** The slugs of the extras that fit it and are not in its price. */
  extras: string[];
};
