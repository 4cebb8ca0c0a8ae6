import { spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money/money';
import { countPhrase } from '@/lib/text/count-phrase';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import { type Party, travellerKinds } from './party';
import type { Trip } from './plan-trip';
import type { Rates, TotalMessages } from './tariff';
import { isForAdultsOnly, priceOfExtra, roomsFor, type Total, totalOf } from './total';

type Named = { name: string };

/** A total in words, as both the page of its package and an enquiry say it. */
export function totalInWords(trip: Trip, rates: Rates, messages: TotalMessages) {
  const sums = totalOf(trip, rates);
  const extras = trip.extras.map((extra) => ({
    label: extra.name,
    sum: formatRupees(priceOfExtra(extra, trip.party, rates)),
  }));
  const rowOf = (name: keyof Total, label: string) =>
    sums[name] > 0 ? [{ label, sum: formatRupees(sums[name]) }] : [];
  return {
    line: totalLine(messages, trip),
    sum: formatRupees(sums.total),
    /** What the total consists of, if of more than the trip, and when it is paid. */
    rows: [
      ...(sums.tripSum < sums.total ? rowOf('tripSum', messages.trip) : []),
      ...rowOf('seats', messages.seats),
      ...extras,
      ...rowOf('surcharge', messages.surcharge),
      ...rowOf('deposit', messages.deposit),
      ...rowOf('balance', messages.balance),
    ],
    notes: totalNotes(messages, trip),
  };
}

/** What a total is for: who travels, in how many rooms, when and in which hotels. */
function totalLine(messages: TotalMessages, trip: Trip): string {
  const { party, hotels, arrival, departure, today } = trip;
  const who = partyInWords(messages, party, travellerKinds);
  const rooms = countPhrase(messages.rooms, roomsFor(party));
  const days = arrival && departure ? spanInWords(arrival, departure, today) : messages.noDay;
  return interpolate(messages.line, { who, rooms, days, hotels });
}

/** Notes about a total: a room that only children need, and extras that are not counted for children, or not at all. */
function totalNotes(messages: TotalMessages, trip: Trip): string[] {
  const { party, extras, outOfSeason, unfit } = trip;
  const roomsWithoutChildren = roomsFor({ ...party, children: 0, toddlers: 0 });
  const forAdults = extras.filter((extra) => isForAdultsOnly(extra) && !extra.people);
  const notes = [
    roomsFor(party) > roomsWithoutChildren && messages.roomForChildren,
    party.children > 0 && noteNaming(forAdults, messages.adultsOnly),
    noteNaming(outOfSeason, messages.outOfSeason),
    noteNaming(unfit, messages.unfit),
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** A note with the names of some items; false if there are none. */
function noteNaming(items: readonly Named[], pattern: string) {
  return items.length > 0 && interpolate(pattern, { items: namesInWords(items) });
}

/** Travellers of some kinds: Two adults, one child of 5 to 11. */
export function partyInWords(
  { party: words }: TotalMessages,
  party: Party,
  kinds: readonly (keyof Party)[],
): string {
  const present = kinds.filter((kind) => party[kind] > 0);
  return capitalize(present.map((kind) => countPhrase(words[kind], party[kind])).join(', '));
}

/** Joins the names of extras for a sentence: a small cake and first dive from a boat (for 3). */
export function extrasInWords(
  messages: TotalMessages,
  extras: readonly (Named & { people: number | undefined })[],
): string {
  const named = extras.map(({ name, people }) =>
    people ? { name: interpolate(messages.forSome, { name, people }) } : { name },
  );
  return namesInWords(named);
}

/** Joins names for a sentence: candlelight dinner and flowers on the bed. A proper name keeps its capital: Open Water. */
export function namesInWords(items: readonly Named[]): string {
  const isProperName = /^\S+ \p{Lu}/u;
  return joinWords(items.map(({ name }) => (isProperName.test(name) ? name : uncapitalize(name))));
}
