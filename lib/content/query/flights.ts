import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { content, labels } from './site';

/** Cities with the price of a return flight. */
export const { flights } = content;

const { line, fare, from, inShort, shortFare } = labels.flights;
const faresAs = (text: string) =>
  flights.map(({ city, price }) => interpolate(text, { sum: formatRupees(price), city }));

/** The cost of flights from each city, in one sentence. */
export const flightsLine = interpolate(line, { fares: joinWords(faresAs(fare), 'or') });

/** How one flies from each city, such as "From Delhi: direct". */
export const flightJourneys = flights.flatMap(({ city, journey }) =>
  journey ? interpolate(from, { city, journey }) : [],
);

/** The cost from the first city and from the last, in a few words. */
const endFares = new Set([faresAs(shortFare).at(0), faresAs(shortFare).at(-1)]);
export const flightsInShort = interpolate(inShort, { fares: [...endFares].join(' to ') });
