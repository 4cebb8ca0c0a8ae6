import { content } from '@/lib/content/load/store';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { labels } from './site';

/** Cities with the price of a return flight. */
export const { flights } = content;

const fares = flights.map(({ city, price }) =>
  interpolate(labels.flights.fare, { sum: formatRupees(price), city }),
);
const sums = flights.map(({ price }) => price);

/** The cities, each with the cost of its flights, in one line. */
export const flightsLine = interpolate(labels.flights.line, { fares: joinWords(fares, 'or') });

/** The cost of flights from the cheapest to the dearest of the cities. */
export const flightsInShort = interpolate(labels.flights.inShort, {
  least: formatRupees(Math.min(...sums)),
  most: formatRupees(Math.max(...sums)),
});
