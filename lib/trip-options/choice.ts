import { nightsInSeason } from '@/lib/dates/calendar-day';
import { parseJson } from '@/lib/text/parse-json';
import {
  type Dates,
  type ExtraPrice,
  nightsAt,
  type Party,
  priceInClass,
  type TripForParty,
} from './total';
import type { ExtraOption, SharedOptions, TripOptions } from './trip-options';

/** An extra that a visitor has ticked, by its slug. */
export type Tick = {
  slug: string;
  /** The route of the trip on whose page it was; undefined for every trip. */
  trip?: string | undefined;
  /** How many of the party take it; undefined for all who are old enough. */
  people?: number | undefined;
};

/** What a visitor chooses: a class and a party for all trips, and extras. */
export type StoredChoice = {
  /** The name of a class of hotels. */
  hotels?: string | undefined;
  party?: Party | undefined;
  /** Not all that are for every trip fit each trip. */
  extras: Tick[];
};

/** The smallest party that can be chosen. */
export const minParty: Party = { adults: 1, children: 0, toddlers: 0 };
export const travellerKinds = ['adults', 'children', 'toddlers'] as const;

/** Parses a stored choice. Invalid parts are left out, because visitors can edit what their browser stores. */
export function parseChoice(stored: string | null): StoredChoice {
  const { hotels, party, extras } = fieldsOf(parseJson(stored));
  return {
    hotels: typeof hotels === 'string' ? hotels : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.filter(isTick) : [],
  };
}

function isTick(value: unknown): value is Tick {
  const { slug, people = 1 } = fieldsOf(value);
  return typeof slug === 'string' && isCount(people, 1);
}

function isParty(value: unknown): value is Party {
  const party = fieldsOf(value);
  return travellerKinds.every((kind) => isCount(party[kind], minParty[kind]));
}

/** The fields of a value; none if it is not an object. */
function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const isCount = (value: unknown, min: number) => Number.isInteger(value) && Number(value) >= min;

/** Whether an extra was ticked for the trip of a route, or for every trip. Without a route: for every trip alone. */
export const isTickedFor = (route: string | undefined, { trip }: Tick) => !trip || trip === route;

/** What a visitor has chosen for a trip, as far as it offers it. Total, page and enquiry follow from this. */
export type TripChoice = Omit<TripForParty, 'extras'> & {
  /** Whether the visitor has chosen any of it. */
  isChosen: boolean;
  /** The name of the class of hotels. */
  hotels: string;
  /** The ticked extras that the total counts. */
  extras: (ExtraOption & ExtraPrice)[];
  /** Ticked extras whose season not all nights are in. */
  outOfSeason: ExtraOption[];
  /** Ticked extras that do not fit the trip, or are in its price already. */
  unfit: ExtraOption[];
};

/**
 * Applies what a visitor has chosen to a trip. A stored class or party that is no longer offered is replaced by that of
 * the listed price. Without an arrival, all extras are in season.
 */
export function choiceForTrip(
  shared: SharedOptions,
  trip: TripOptions,
  choice: StoredChoice,
  dates: Dates = {},
): TripChoice {
  const { chosenClass, chosenParty } = offeredChoice(shared, choice);
  const hotelClass = chosenClass ?? shared.classes[0] ?? { name: '', perNight: 0, places: [] };
  const party = chosenParty ?? trip.party;

  const ticked = tickedExtras(shared.extras, choice, trip.route, party);
  const fitting = ticked.filter(({ slug }) => trip.extras.includes(slug));
  const stays = [...trip.stays, ...fitting.flatMap(addedNight)];
  const counted = fitting.filter((extra) => fitsSeason(extra, stays, dates.arrival));

  return {
    ...dates,
    isChosen: Boolean(chosenClass || chosenParty || ticked.length > 0),
    hotels: hotelClass.name,
    party,
    price: priceInClass(trip, hotelClass),
    nights: stays.length,
    ferries: trip.ferries,
    extras: counted.map((extra) => ({
      ...extra,
      price: priceInClass({ price: extra.price, stays: addedNight(extra) }, hotelClass),
      nights: nightsAt(extra.places, stays),
    })),
    outOfSeason: fitting.filter((extra) => !counted.includes(extra)),
    unfit: ticked.filter((extra) => !fitting.includes(extra)),
  };
}

/** The class of hotels and the party that a visitor has chosen, if they are still offered. */
export function offeredChoice(shared: SharedOptions, { hotels, party }: StoredChoice) {
  const isTooLarge = travellerKinds.some((kind) => (party?.[kind] ?? 0) > shared.maxParty[kind]);
  return {
    chosenClass: shared.classes.find(({ name }) => name === hotels),
    chosenParty: isTooLarge ? undefined : party,
  };
}

/**
 * Those of some extras that a visitor has ticked for the trip of a route or for every trip, and for how many people:
 * not more than are in the party, which may have become smaller since.
 */
export function tickedExtras<Extra extends { slug: string }>(
  extras: readonly Extra[],
  choice: StoredChoice,
  route: string,
  party?: Party,
) {
  const ticks = choice.extras.filter((tick) => isTickedFor(route, tick));
  const present = party ? party.adults + party.children : Infinity;
  return extras.flatMap((extra) => {
    const tick = ticks.find(({ slug }) => slug === extra.slug);
    return tick ? [{ ...extra, people: tick.people && Math.min(tick.people, present) }] : [];
  });
}

/**
 * What is still chosen after an enquiry: the party, and extras for other trips.
 * @param route the route of the trip that it was about; any other route for what is chosen for all trips
 */
export function choiceAfterEnquiry(choice: StoredChoice, route: string): StoredChoice {
  const extras = choice.extras.filter((tick) => !isTickedFor(route, tick));
  return { ...choice, hotels: undefined, extras };
}

/** The place of the night that an extra adds to a trip; none for most. */
export function addedNight({ per, places }: Pick<ExtraOption, 'per' | 'places'>): string[] {
  return per === 'night' ? places.slice(0, 1) : [];
}

/** Whether all nights of a trip, with those added, are in the season of an extra. A night more has no season. */
function fitsSeason({ per, season }: ExtraOption, stays: readonly string[], arrival?: string) {
  if (per === 'night' || !season || !arrival) return true;
  return nightsInSeason(season, arrival, stays.length).length === stays.length;
}
