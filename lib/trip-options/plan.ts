import type { Season } from '@/content/schema/fields';
import type { labels } from '@/lib/content/load/files';
import { addDays, nightsInSeason } from '@/lib/dates/calendar-day';
import { spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money/money';
import { countPhrase, interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import { type Choice, isTickedFor, travellerKinds } from './choice';
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

/** The data for planning that are the same for all trips. */
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

/** A trip with its price and its options. */
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

/** The day of arrival and today, as year-month-day. */
type Dates = { arrival?: string | undefined; today?: string | undefined };

/**
 * Plans a trip for what a visitor has chosen. A stored class or party that is not offered any more counts as not chosen.
 * Of the ticked extras it counts those that the trip offers and whose season all its nights are in.
 * @returns the party; the sums in ₹; the total as text, such as ₹49,000 or, by a guide price, About ₹49,000; the lines
 * that say what it is for; and facts in words for an enquiry, each of which may be empty, by the fields that they fill
 */
export function planTrip(data: PlanData, trip: PricedTrip, choice: Choice, dates: Dates = {}) {
  const { rates, maxParty, messages } = data;
  const isTooLarge = travellerKinds.some((kind) => (choice.party?.[kind] ?? 0) > maxParty[kind]);
  const chosenParty = isTooLarge ? undefined : choice.party;
  const party = chosenParty ?? trip.party;
  const chosenClass = trip.classes.find(({ name }) => name === choice.hotels);
  const { name: hotels = '', adds = 0 } = chosenClass ?? trip.classes[0] ?? {};

  const ticked = tickedExtras(data, choice, trip.route);
  const offered = ticked.filter(({ slug }) => trip.extras.includes(slug));
  const counted = offered.filter((extra) => isInSeason(extra, trip, dates.arrival));
  const uncounted = offered.filter((extra) => !counted.includes(extra));

  const price = trip.price + adds;
  const sums = totalOf({ ...trip, ...dates, price, extras: counted, party }, rates);
  const sum = formatRupees(sums.total);
  const total = trip.isOnRequest ? interpolate(messages.about, { sum }) : sum;
  const line = totalLine(messages, trip, party, hotels, dates);
  const lines = [line, ...totalNotes(messages, party, counted, uncounted)];

  const name = trip.isOnRequest ? messages.byGuidePrice : messages.trip;
  const items = namesInWords([{ name }, ...counted]);
  const known = { ...noFacts, nights: `${trip.nights}`, extras: namesInWords(ticked) };
  const chosen = {
    hotels,
    adults: `${party.adults}`,
    ages: partyInWords(messages, party, ['children', 'toddlers']),
    total: interpolate(messages.counted, { sum: total, items }),
  };
  const isChosen = chosenClass || chosenParty || offered.length > 0;
  return { party, sums, total, lines, facts: isChosen ? { ...known, ...chosen } : known };
}

const noFacts = { nights: '', hotels: '', adults: '', ages: '', extras: '', total: '' };

/**
 * The facts of a visitor's choice for an enquiry.
 * @param route the route of the trip that it is about, whose plan has the facts; any other route for the extras alone
 */
export function chosenFacts(
  data: PlanData & { trips: readonly PricedTrip[] },
  choice: Choice,
  route: string,
  arrival?: string,
) {
  const trip = data.trips.find((known) => known.route === route);
  if (trip) return planTrip(data, trip, choice, { arrival }).facts;
  return { ...noFacts, extras: namesInWords(tickedExtras(data, choice, route)) };
}

/** What a total is for: who travels, in how many rooms, when and in which hotels. */
function totalLine(
  messages: Messages,
  { nights }: PricedTrip,
  party: Party,
  hotels: string,
  { arrival, today }: Dates,
): string {
  const who = partyInWords(messages, party, travellerKinds);
  const days = arrival ? spanInWords(arrival, addDays(arrival, nights), today) : messages.noDay;
  const rooms = countPhrase(messages.rooms, roomsFor(party));
  return interpolate(messages.line, { who, rooms, days, hotels });
}

/** Notes: children with a room of their own, extras that are not counted for children, and those not counted at all. */
function totalNotes(
  messages: Messages,
  party: Party,
  counted: readonly OfferedExtra[],
  uncounted: readonly OfferedExtra[],
): string[] {
  const note = (pattern: string, extras: readonly Named[]) =>
    extras.length > 0 ? interpolate(pattern, { items: namesInWords(extras) }) : [];
  return [
    roomsFor(party) > party.adults ? messages.childrenAlone : [],
    note(messages.adultsOnly, party.children > 0 ? counted.filter(isForAdultsOnly) : []),
    note(messages.outOfSeason, uncounted),
  ].flat();
}

/** Travellers of some kinds: Two adults, one child of 5 to 11. */
function partyInWords({ party: words }: Messages, party: Party, kinds: readonly Kind[]): string {
  const present = kinds.filter((kind) => party[kind] > 0);
  return capitalize(present.map((kind) => countPhrase(words[kind], party[kind])).join(', '));
}

function tickedExtras({ extras }: PlanData, choice: Choice, route: string): OfferedExtra[] {
  const ticked = choice.extras.filter((tick) => isTickedFor(route, tick)).map(({ slug }) => slug);
  return extras.filter(({ slug }) => ticked.includes(slug));
}

/** Whether all nights of a trip are in the season of an extra. */
function isInSeason({ season }: OfferedExtra, { nights }: PricedTrip, arrival?: string): boolean {
  return !season || !arrival || nightsInSeason(season, arrival, nights).length === nights;
}

/** Joins names for a sentence, in lower case: candlelight dinner and flowers on the bed. */
export function namesInWords(items: readonly Named[]): string {
  return joinWords(items.map(({ name }) => uncapitalize(name)));
}
