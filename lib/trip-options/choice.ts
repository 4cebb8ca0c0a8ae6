import type { Season } from '@/content/schema/fields';
import type { labels } from '@/lib/content/load/files';
import { addDays, nightsInSeason } from '@/lib/dates/calendar-day';
import { spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { countPhrase, interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { parseJson } from '@/lib/text/parse-json';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import {
  type ExtraPrice,
  isForAdultsOnly,
  type Party,
  type Rates,
  roomsFor,
  totalOf,
} from './total';

type Named = { name: string };
type Kind = keyof Party;
type Messages = (typeof labels)['planning']['totalInWords'];

/** The data for totals and for the description of a choice. It is the same for all trips. */
export type PlanData = {
  rates: Rates;
  /** The largest number of each kind of traveller. More adults are a group, with other prices. */
  maxParty: Party;
  messages: Messages;
  /** All extras. */
  extras: OfferedExtra[];
};

type OfferedExtra = ExtraPrice &
  Named & {
    slug: string;
    /** When it is offered; undefined for the whole year. */
    season: Season | undefined;
  };

/** The options of a trip. */
export type PricedTrip = {
  route: string;
  /** Its price for one of two adults in the first class of hotels, in ₹. */
  price: number;
  /** Whether its price is on request; `price` is then a guide price, and a total is only about right. */
  isOnRequest: boolean;
  nights: number;
  ferries: number;
  /** The party until the visitor chooses another. */
  party: Party;
  /** The classes of hotels with what each adds for a person, in ₹; the first is that of the listed price. */
  classes: (Named & { adds: number })[];
  /** The slugs of the extras that fit the trip and are not in its price. */
  extras: string[];
};

/** An extra that a visitor has ticked, by its slug: for the trip on whose page it was, or elsewhere for every trip. */
export type Tick = { slug: string; trip?: string | undefined };

/** What a visitor chooses: class and party for any trip. */
export type Choice = {
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
export function parseChoice(stored: string | null): Choice {
  const { hotels, party, extras } = Object(parseJson(stored));
  return {
    hotels: typeof hotels === 'string' ? hotels : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.filter((extra) => typeof extra?.slug === 'string') : [],
  };
}

function isParty(value: unknown): value is Party {
  const party = Object(value);
  const isCount = (kind: keyof Party) =>
    Number.isInteger(party[kind]) && party[kind] >= minParty[kind];
  return travellerKinds.every(isCount);
}

/** The day of arrival and today, as year-month-day. */
type Days = { arrival?: string | undefined; today?: string | undefined };

/** A trip with the visitor's choice: class, party, the extras that are counted, those out of season, and sums in ₹. */
export function applyChoice(
  data: PlanData,
  trip: PricedTrip,
  choice: Choice,
  { arrival, today }: Days = {},
) {
  const { rates, maxParty } = data;
  const isTooLarge = travellerKinds.some((kind) => (choice.party?.[kind] ?? 0) > maxParty[kind]);
  const party = (!isTooLarge && choice.party) || trip.party;
  const { name: hotels = '', adds = 0 } =
    trip.classes.find(({ name }) => name === choice.hotels) ?? trip.classes[0] ?? {};
  const chosen = chosenExtras(data, choice, trip.route);
  const fitting = chosen.filter(({ slug }) => trip.extras.includes(slug));
  const extras = fitting.filter((extra) => isOpen(extra, trip, arrival));
  const price = trip.price + adds;
  const outOfSeason = fitting.filter((extra) => !extras.includes(extra));
  const sums = totalOf({ ...trip, price, extras, party, arrival, today }, rates);
  return { hotels, party, extras, outOfSeason, sums };
}

/** A total as text: ₹49,000, or About ₹49,000 if it is calculated from a guide price. */
export function totalText({ messages }: PlanData, trip: PricedTrip, total: number): string {
  const sum = formatRupees(total);
  return trip.isOnRequest ? interpolate(messages.about, { sum }) : sum;
}

/**
 * Describes what a total is for.
 * @returns a line that says who travels, in how many rooms, when and in which hotels; then the extras that are not
 * counted for children, and those that are not counted at all, if there are any
 */
export function describeTotal(
  { messages }: PlanData,
  { nights }: PricedTrip,
  { hotels, party, extras, outOfSeason }: ReturnType<typeof applyChoice>,
  { arrival, today }: Days,
): string[] {
  const who = partyInWords(party, travellerKinds, messages.party);
  const days = arrival ? spanInWords(arrival, addDays(arrival, nights), today) : messages.noDay;
  const rooms = countPhrase(messages.rooms, roomsFor(party));
  const lines = [interpolate(messages.line, { who, rooms, days, hotels })];
  const addNote = (pattern: string, items: readonly Named[]) => {
    if (items.length > 0) lines.push(interpolate(pattern, { items: namesInWords(items) }));
  };
  if (party.children > 0) addNote(messages.adultsOnly, extras.filter(isForAdultsOnly));
  addNote(messages.outOfSeason, outOfSeason);
  return lines;
}

/** Travellers of some kinds: Two adults, one child of 5 to 11. */
function partyInWords(party: Party, kinds: readonly Kind[], words: Messages['party']): string {
  const present = kinds.filter((kind) => party[kind] > 0);
  return capitalize(present.map((kind) => countPhrase(words[kind], party[kind])).join(', '));
}

/**
 * What a visitor has chosen, for an enquiry: facts in words, each of which may be empty, by the names of the fields that
 * they fill. The total counts the extras that the trip offers, and names them.
 * @param route the route of the trip that the enquiry is about; any other route for none
 */
export function chosenFacts(
  data: PlanData & { trips: readonly PricedTrip[] },
  choice: Choice,
  route: string,
  arrival?: string,
) {
  const { messages } = data;
  const trip = data.trips.find((known) => known.route === route);
  const extras = namesInWords(chosenExtras(data, choice, route));
  const nights = `${trip?.nights ?? ''}`;
  const none = { nights, hotels: '', adults: '', ages: '', extras, total: '' };
  if (!trip) return none;
  const chosen = applyChoice(data, trip, choice, { arrival });
  const { hotels, party } = chosen;
  if (!choice.hotels && !choice.party && chosen.extras.length === 0) return none;
  const name = trip.isOnRequest ? messages.byGuidePrice : messages.trip;
  const items = namesInWords([{ name }, ...chosen.extras]);
  const sum = totalText(data, trip, chosen.sums.total);
  return {
    ...none,
    hotels,
    adults: `${party.adults}`,
    total: interpolate(messages.counted, { sum, items }),
    ages: partyInWords(party, ['children', 'toddlers'], messages.party),
  };
}

/** Whether a ticked extra is for the trip of a route, or for every trip. */
export const isTickedFor = (route: string | undefined, { trip }: Tick) => !trip || trip === route;

function chosenExtras({ extras }: PlanData, choice: Choice, route: string) {
  const ticked = choice.extras.filter((extra) => isTickedFor(route, extra));
  return extras.filter(({ slug }) => ticked.some((extra) => extra.slug === slug));
}

/** Whether all nights of a trip are in the season of an extra. */
function isOpen({ season }: OfferedExtra, { nights }: PricedTrip, arrival?: string): boolean {
  return !season || !arrival || nightsInSeason(season, arrival, nights).length === nights;
}

/** Joins names for a sentence, in lower case: candlelight dinner and flowers on the bed. */
export function namesInWords(items: readonly Named[]): string {
  return joinWords(items.map(({ name }) => uncapitalize(name)));
}
