import type { Extra } from '@/content/schema/hotels-and-extras';
import * as schema from '@/content/schema/party';
import { parseJson } from '@/lib/text/parse-json';

/** The numbers of travellers. Children pay less than adults, and toddlers pay only for ferries. */
export type Party = { adults: number; children: number; toddlers: number };

/** The smallest and the largest party that can be chosen. */
export const minParty: Party = { adults: 1, children: 0, toddlers: 0 };
export const maxParty: Party = schema.maxParty;
export const travellerKinds = ['adults', 'children', 'toddlers'] as const;

/** The ages from which travellers count as children, and as adults. Content says them in words. */
const minAges = { children: 5, adults: 12 };

/** The default party of packages. */
export const twoAdults: Party = { ...minParty, adults: 2 };

/** Whether a total counts only adults for an extra. Fields don't ask for ages, and a child may be only five. */
export function countsAdultsOnly({ per, minAge = 0 }: Pick<Extra, 'per' | 'minAge'>): boolean {
  return (per === 'person' || per === 'personNight') && minAge > minAges.children;
}

/** How many people in a party an extra is for, unless the visitor says how many. Toddlers are seldom old enough. */
export const peopleCounted = (extra: Pick<Extra, 'per' | 'minAge'>, party: Party) =>
  party.adults + (countsAdultsOnly(extra) ? 0 : party.children);

/**
 * How many people in a party may be old enough for an extra, as children may be up to eleven. Toddlers pay only for an
 * extra with a lower minimum age than that of children.
 */
export const maxPeople = ({ minAge = minAges.children }: Pick<Extra, 'minAge'>, party: Party) =>
  party.adults +
  (minAge < minAges.adults ? party.children : 0) +
  (minAge < minAges.children ? party.toddlers : 0);

/** What a visitor has chosen for all packages, with the name of a class. Each package ignores what doesn't fit it. */
export type StoredChoice = {
  hotelClass?: string | undefined;
  party?: Party | undefined;
  extras: ExtraChoice[];
};

/**
 * A chosen extra. `people`: how many of the party take it; undefined for its `defaultPeople` or else `peopleCounted`.
 * `nights`: how many of the nights at its places; undefined for all.
 */
export type ExtraChoice = {
  slug: string;
  people?: number | undefined;
  nights?: number | undefined;
};

/** Parses a stored choice. Visitors can edit what their browser stores, so invalid parts are left out. */
export function parseChoice(stored: string | null): StoredChoice {
  const { hotelClass, party, extras } = Object(parseJson(stored));
  return {
    hotelClass: typeof hotelClass === 'string' ? hotelClass : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.filter(isExtraChoice) : [],
  };
}

function isParty(value: unknown): value is Party {
  return travellerKinds.every((kind) =>
    isCount(Object(value)[kind], minParty[kind], maxParty[kind]),
  );
}

function isExtraChoice(value: unknown): value is ExtraChoice {
  const { slug, people = 1, nights = 1 } = Object(value);
  return typeof slug === 'string' && isCount(people, 1) && isCount(nights, 1);
}

function isCount(value: unknown, min: number, max = Infinity): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
