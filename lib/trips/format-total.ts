import { formatSpan } from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { interpolate, pluralize } from '@/lib/text/interpolate';
import { capitalize, joinUncapitalized } from '@/lib/text/sentence';
import {
  countsAdultsOnly,
  maxPeople,
  type Party,
  type StoredChoice,
  travellerKinds,
} from './choice';
import { type ChosenExtra, chosenExtras, findHotelClass, type Trip } from './plan-trip';
import type { Tariff, TotalMessages } from './tariff';

/**
 * What the site knows of a visitor's trip for an enquiry, as text, by the names of form fields.
 * @param trip the trip for this choice; undefined if the enquiry has no package, but only what the visitor has chosen
 */
export function valuesForEnquiry(
  tariff: Tariff,
  choice: StoredChoice,
  trip?: Trip,
): Record<string, string> {
  const { totalMessages } = tariff;
  const party = trip?.party ?? choice.party;
  const extras = trip?.chosenExtras ?? chosenExtras(tariff, choice, party);
  return {
    nights: trip ? `${trip.nightCount}` : '',
    hotels: (trip?.hotelClass ?? findHotelClass(tariff, choice))?.name ?? '',
    adults: party ? `${party.adults}` : '',
    ages: party ? formatParty(totalMessages, { ...party, adults: 0 }) : '',
    extras: joinUncapitalized(extras.map((extra) => ({ name: formatExtra(totalMessages, extra) }))),
    total: trip ? totalAsText(trip, totalMessages) : '',
  };
}

/** The parts of a choice that become lines of text, in this order. */
const lineNames = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/**
 * Writes a visitor's choice in lines, for a chat or an enquiry.
 * @param values as returned by `valuesForEnquiry`
 * @param fields the fields of a form, which has no lines for them
 */
export function choiceAsLines(
  values: Readonly<Record<string, string>>,
  { chosen }: TotalMessages,
  fields: object = {},
): string {
  return lineNames
    .filter((name) => values[name] && !(name in fields))
    .map((name) => `${chosen[name]}: ${values[name]}`)
    .join('\n');
}

function totalAsText(trip: Trip, messages: TotalMessages): string {
  const { total, assumptions, notes, parts, payments } = formatTotal(trip, messages);
  const amounts = [...parts, ...payments].map(({ label, amount }) => `${label}: ${amount}.`);
  return [`${total}.`, `${assumptions}.`, ...notes, ...amounts].join(' ');
}

/** Formats the total of a trip, for the page of the package and for enquiries. */
export function formatTotal(trip: Trip, messages: TotalMessages) {
  const { party, arrival, departure, today } = trip;
  const { name: hotelClass } = trip.hotelClass;
  const who = formatParty(messages, party);
  const rooms = pluralize(messages.rooms, trip.rooms);
  const days = arrival && departure ? formatSpan(arrival, departure, today) : messages.noDay;
  const isForToddlers = (extra: ChosenExtra) =>
    maxPeople(extra, party) > party.adults + party.children;
  const forAll = trip.extras.filter(({ people }) => !people);
  const notes = [
    { text: messages.adultsOnly, items: party.children > 0 ? forAll.filter(countsAdultsOnly) : [] },
    { text: messages.noToddlers, items: forAll.filter(isForToddlers) },
    { text: messages.excludedExtras, items: trip.excludedExtras },
  ];
  return {
    /** What the total is for: who travels, in how many rooms, when and in which hotels. */
    assumptions: interpolate(messages.assumptions, { who, rooms, days, hotelClass }),
    total: formatRupees(trip.total),
    /** What each adult pays, and which extras the total doesn't include for all, or at all. */
    notes: [
      ...pricePerAdult(trip, messages),
      ...notes.flatMap(({ text, items }) =>
        items.length > 0 ? interpolate(text, { items: joinUncapitalized(items) }) : [],
      ),
    ],
    /** What the total consists of, unless it is the trip alone. */
    parts: formatAmounts([
      { label: messages.trip, amount: trip.tripPrice < trip.total ? trip.tripPrice : 0 },
      { label: messages.ferrySeats, amount: trip.ferrySeatPrice },
      ...trip.extras.map((extra) => ({ ...extra, label: formatExtra(messages, extra) })),
      { label: messages.surcharge, amount: trip.surcharge },
    ]),
    /** How it is paid. */
    payments: formatAmounts([
      { label: messages.deposit, amount: trip.deposit },
      { label: messages.balance, amount: trip.balance },
    ]),
  };
}

function formatAmounts(amounts: readonly { label: string; amount: number }[]) {
  return amounts.flatMap(({ label, amount }) =>
    amount > 0 ? { label, amount: formatRupees(amount) } : [],
  );
}

/** What each of three or more adults pays, if all pay the same whole sum. Not with children, or an extra for some. */
function pricePerAdult({ party, extras, total }: Trip, messages: TotalMessages): string[] {
  const { adults, children, toddlers } = party;
  const isForAll = extras.every(({ people = adults }) => people === adults);
  const isEqual = children + toddlers === 0 && isForAll && total % adults === 0;
  if (adults < 3 || !isEqual) return [];
  return [interpolate(messages.perAdult, { sum: formatRupees(total / adults) })];
}

/** Who travels: Two adults, one child of 5 to 11. */
function formatParty({ party: texts }: TotalMessages, party: Party): string {
  const chosenKinds = travellerKinds.filter((kind) => party[kind] > 0);
  return capitalize(chosenKinds.map((kind) => pluralize(texts[kind], party[kind])).join(', '));
}

/** The name and numbers of an extra: Dinners (for 2, one night). */
function formatExtra(messages: TotalMessages, { name, people, nights }: ChosenExtra): string {
  const counts = [
    people && interpolate(messages.forPeople, { people }),
    nights && pluralize(messages.forNights, nights),
  ].filter(Boolean);
  return counts.length > 0 ? `${name} (${counts.join(', ')})` : name;
}
