import { addDays } from '@/lib/dates/calendar-day';
import { spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money/money';
import { countPhrase } from '@/lib/text/count-phrase';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import { type TripChoice, travellerKinds } from './choice';
import { isForAdultsOnly, type Party, priceOfExtra, roomsFor, totalOf } from './total';
import type { SharedOptions, TotalMessages } from './trip-options';

type Named = { name: string };

/** A total in words, as both the page of its trip and an enquiry say it. The deposit and the balance depend on today. */
export function totalInWords(shared: SharedOptions, choice: TripChoice) {
  const { messages, rates } = shared;
  const sums = totalOf(choice, rates);
  const extras = choice.extras.map((extra) => ({
    label: extra.name,
    sum: formatRupees(priceOfExtra(extra, choice.party, rates)),
  }));
  const rowOf = (name: 'tripSum' | 'seats' | 'surcharge' | 'deposit' | 'balance', label: string) =>
    sums[name] > 0 ? [{ label, sum: formatRupees(sums[name]) }] : [];
  return {
    line: totalLine(messages, choice),
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
    notes: totalNotes(messages, choice),
  };
}

/** What a total is for: who travels, in how many rooms, when and in which hotels. */
function totalLine(messages: TotalMessages, choice: TripChoice): string {
  const { party, nights, hotels, arrival, today } = choice;
  const who = partyInWords(messages, party, travellerKinds);
  const days = arrival ? spanInWords(arrival, addDays(arrival, nights), today) : messages.noDay;
  const rooms = countPhrase(messages.rooms, roomsFor(party));
  return interpolate(messages.line, { who, rooms, days, hotels });
}

/** Notes about a total: a room that only children need, and extras that are not counted for children, or not at all. */
function totalNotes(messages: TotalMessages, choice: TripChoice): string[] {
  const { party, extras, outOfSeason, unfit } = choice;
  const forAdults = extras.filter((extra) => isForAdultsOnly(extra) && !extra.people);
  const rooms = roomsFor(party);
  const notes: string[] = [];
  if (rooms > 1 && rooms > party.adults / 2) notes.push(messages.roomForChildren);
  if (party.children > 0) notes.push(...note(messages.adultsOnly, forAdults));
  notes.push(...note(messages.outOfSeason, outOfSeason), ...note(messages.unfit, unfit));
  return notes;
}

/** The pattern with the names of the items; none without items. */
function note(pattern: string, items: readonly Named[]): string[] {
  return items.length > 0 ? [interpolate(pattern, { items: namesInWords(items) })] : [];
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
  extras: readonly (Named & { people?: number | undefined })[],
): string {
  const named = extras.map(({ name, people }) =>
    people ? { name: interpolate(messages.forSome, { name, people }) } : { name },
  );
  return namesInWords(named);
}

/** Joins names for a sentence, in lower case: candlelight dinner and flowers on the bed. */
export function namesInWords(items: readonly Named[]): string {
  return joinWords(items.map(({ name }) => uncapitalize(name)));
}
