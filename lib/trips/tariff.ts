import type { Season } from '@/content/schema/fields';
import type { Extra } from '@/content/schema/hotels-and-extras';
import type * as files from '@/lib/content-files';
import type { Party } from './party';

/** What is the same for all packages. */
export type Tariff = {
  rates: Rates;
  /** The largest number of each kind of traveller. More adults are a group, with other prices. */
  maxParty: Party;
  /** The classes of hotels; the first is that of the listed prices. */
  classes: HotelClass[];
  /** All extras. A package offers those that it names. */
  extras: ExtraOption[];
};

/** Shares are in percent of the price for one of two adults, sums in ₹. */
export type Rates = {
  /** What one person who pays alone for a room pays more. */
  singleSupplement: number;
  thirdAdultDiscount: number;
  childShare: number;
  /** The price of a toddler's ticket for one ferry. */
  ferrySeat: number;
  /** Of the total. */
  depositShare: number;
  /** The balance is due this number of days before the arrival. */
  balanceDays: number;
  /** The nights that cost more, and what each adds for a room, if that is known. */
  surcharge: (Season & { perRoom?: number | undefined }) | undefined;
};

/** A class of hotels: what it adds for a person and night, in ₹, and the places where it has hotels. */
export type HotelClass = { name: string; perNight: number; places: readonly string[] };

export type ExtraOption = Pick<Extra, 'slug' | 'name' | 'price' | 'per' | 'leastAge' | 'places'> & {
  /** When it is offered; undefined for the whole year. */
  season: Season | undefined;
};

export type TotalMessages = (typeof files)['labels']['tripOptions']['totalInWords'];

/** What a package offers. */
export type Offer = {
  route: string;
  /** What it costs one of two adults in the first class of hotels, in ₹. */
  price: number;
  /** The place of each night. */
  stays: string[];
  ferries: number;
  /** The party until the visitor chooses another. */
  party: Party;
  /** The slugs of the extras that fit it and are not in its price. */
  extras: string[];
};

/** tariff.json: the tariff, what each package offers, and the words of their totals. */
export type TariffFile = Tariff & { offers: Offer[]; messages: TotalMessages };

type TariffContent = Pick<typeof files, 'terms' | 'hotels' | 'extras' | 'openings'>;

export function makeTariff({ terms, hotels, extras, openings }: TariffContent): Tariff {
  const { singleSupplement, perPerson, children, deposit, season } = terms;
  return {
    rates: {
      singleSupplement: singleSupplement.percent,
      thirdAdultDiscount: perPerson.third,
      childShare: children.percent,
      ferrySeat: children.ferrySeat,
      depositShare: deposit.percent,
      balanceDays: deposit.balanceDays,
      surcharge: season.surcharge && { ...season.surcharge, perRoom: season.perRoom },
    },
    maxParty: {
      adults: perPerson.group - 1,
      children: children.most,
      toddlers: children.mostToddlers,
    },
    classes: hotels.classes.map(({ name, perNight, hotels: inClass }) => {
      return { name, perNight, places: inClass.map(({ place }) => place) };
    }),
    extras: extras.map(({ slug, name, price, per, leastAge, places, opening }) => ({
      slug,
      name,
      price,
      per,
      leastAge,
      places,
      season: openings.find((known) => known.slug === opening)?.season,
    })),
  };
}
