import { addDays } from '@/lib/dates/calendar-day';
import { spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { countPhrase, interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import { type Extra, type Party, type Rates, totalOf } from './total';

/** What a visitor chooses, for any trip. */
export type Choice = {
  /** The name of a class of hotels. */
  hotels?: string | undefined;
  party?: Party | undefined;
  /** The slugs of extras. Not all of them fit each trip. */
  extras: string[];
};

/** A trip with what one can choose for it. */
export type TripData = {
  route: string;
  /** Whether the prices of its classes are those of the trip; otherwise they are what a class adds to it. */
  hasPrice: boolean;
  nights: number;
  ferries: number;
  /** Who travels, unless the visitor says otherwise. */
  party: Party;
  /** The classes of hotels with what one of two adults pays, in ₹; the first is that of the listed price. */
  classes: { name: string; price: number }[];
  /** The slugs of the extras that fit the trip and are not in its price. */
  extras: string[];
};

/** What is the same for all trips. */
export type OptionsData = {
  rates: Rates;
  messages: {
    line: string;
    noDay: string;
    withExtras: string;
    party: Record<keyof Party, { one: string; other: string }>;
  };
  /** Extras, each with the routes of the pages that are about it. */
  extras: (Extra & { slug: string; name: string; pages: string[] })[];
};

/** How many can be chosen of each kind of traveller. */
export const most: Party = { adults: 12, children: 6, toddlers: 4 };
export const kinds = ['adults', 'children', 'toddlers'] as const;

/** Reads a stored choice, and leaves out what cannot be one: anybody can edit what a browser stores. */
export function parseChoice(stored: string | null): Choice {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // Then nothing is chosen.
  }
  const { hotels, party, extras } = found;
  return {
    hotels: typeof hotels === 'string' ? hotels : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.filter((slug) => typeof slug === 'string') : [],
  };
}

function isParty(value: unknown): value is Party {
  const party = Object(value);
  return kinds.every((kind) => {
    const least = kind === 'adults' ? 1 : 0;
    return Number.isInteger(party[kind]) && party[kind] >= least && party[kind] <= most[kind];
  });
}

/** A trip as it is chosen: the class and the party, its sums in ₹, and who travels, when and how in one line. */
export function chosenTrip(data: OptionsData, trip: TripData, choice: Choice, arrival?: string) {
  const { rates, messages } = data;
  const { party = trip.party } = choice;
  const { name: hotels = '', price = 0 } =
    trip.classes.find(({ name }) => name === choice.hotels) ?? trip.classes[0] ?? {};
  const extras = chosenExtras(data, choice, trip.route, trip);
  const sums = totalOf({ ...trip, price, extras, party, arrival }, rates);
  const who = kinds.flatMap((kind) =>
    party[kind] > 0 ? countPhrase(messages.party[kind], party[kind]) : [],
  );
  const days = arrival ? spanInWords(arrival, addDays(arrival, trip.nights)) : messages.noDay;
  const line = interpolate(messages.line, { who: capitalize(who.join(', ')), days, hotels });
  return { hotels, party, sums, line };
}

/**
 * What a visitor has chosen, for an enquiry: the line and the total of a trip, and the extras.
 * @param route of the trip or the activity that the enquiry is about
 * @returns an empty text when nothing is chosen that goes with this page
 */
export function choiceInWords(
  data: OptionsData & { trips: readonly TripData[] },
  choice: Choice,
  route: string,
  arrival?: string,
): string {
  const trip = data.trips.find((one) => one.route === route);
  const extras = chosenExtras(data, choice, route, trip);
  const isChosen = choice.hotels || choice.party || extras.length > 0;
  const { line, sums } = (isChosen && trip && chosenTrip(data, trip, choice, arrival)) || {};
  const items = extras.length > 0 && namesInWords(extras);
  return [
    line && (trip?.hasPrice ? `${line}: ${formatRupees(sums?.total ?? 0)}` : line),
    items && interpolate(data.messages.withExtras, { items }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** The chosen extras that fit a trip, or that the page of an activity is about. */
function chosenExtras({ extras }: OptionsData, choice: Choice, route: string, trip?: TripData) {
  return extras.filter(
    ({ slug, pages }) =>
      choice.extras.includes(slug) && (trip ? trip.extras.includes(slug) : pages.includes(route)),
  );
}

/** Names as they stand in a sentence: candle-light dinner and flowers on the bed. */
export function namesInWords(named: readonly { name: string }[]): string {
  return joinWords(named.map(({ name }) => uncapitalize(name)));
}
