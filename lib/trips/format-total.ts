import { formatSpan } from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { pluralize } from '@/lib/text/pluralize';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import { countsAdultsOnly, type Party, travellerKinds } from './choice';
import type { TickedExtra, Trip } from './plan-trip';
import type { TotalMessages } from './tariff';

type Named = { name: string };

/** An extra with the numbers of people and nights that the visitor has chosen. */
type ChosenExtra = Named & Pick<TickedExtra, 'people' | 'nights'>;

/** Formats the total of a trip, for the page of the package and for enquiries. */
export function formatTotal(trip: Trip, messages: TotalMessages) {
  const { party, hotelClass, arrival, departure, today } = trip;
  const who = formatParty(messages, party);
  const rooms = pluralize(messages.rooms, trip.rooms);
  const days = arrival && departure ? formatSpan(arrival, departure, today) : messages.noDay;
  const isForAdults = (extra: TickedExtra) => countsAdultsOnly(extra) && !extra.people;
  const notes = [
    { text: messages.adultsOnly, items: party.children > 0 ? trip.extras.filter(isForAdults) : [] },
    { text: messages.uncountedExtras, items: trip.uncountedExtras },
  ];
  return {
    /** What the total is for: who travels, in how many rooms, when and in which hotels. */
    assumptions: interpolate(messages.assumptions, { who, rooms, days, hotelClass }),
    total: formatRupees(trip.total),
    /** What each adult pays, and which extras the total doesn't include for children, or at all. */
    notes: [
      ...pricePerAdult(trip, messages),
      ...notes.flatMap(({ text, items }) =>
        items.length > 0 ? interpolate(text, { items: formatNames(items) }) : [],
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
export function formatParty({ party: texts }: TotalMessages, party: Party): string {
  const chosenKinds = travellerKinds.filter((kind) => party[kind] > 0);
  return capitalize(chosenKinds.map((kind) => pluralize(texts[kind], party[kind])).join(', '));
}

/** Joins the names of extras for a sentence: a small cake and first dive from a boat (for 3). */
export function formatExtras(messages: TotalMessages, extras: readonly ChosenExtra[]): string {
  return formatNames(extras.map((extra) => ({ name: formatExtra(messages, extra) })));
}

/** The name and numbers of an extra: dinners (2, one night). */
function formatExtra(messages: TotalMessages, { name, people, nights }: ChosenExtra): string {
  const counts = [
    people && interpolate(messages.forPeople, { people }),
    nights && pluralize(messages.forNights, nights),
  ].filter(Boolean);
  return counts.length > 0 ? `${name} (${counts.join(', ')})` : name;
}

/** Joins names for a sentence: candlelight dinner and flowers on the bed. Proper names (Open Water) keep capitals. */
export function formatNames(items: readonly Named[]): string {
  const isProperName = /^\S+ \p{Lu}/u;
  return joinWords(items.map(({ name }) => (isProperName.test(name) ? name : uncapitalize(name))));
}
