import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { content, labels } from './content';

/** Cities with the price of a return flight. */
export const { flights } = content;

const { fare, inShort, shortFare } = labels.flights;
const faresAs = (text: string) =>
  flights.map(({ city, price }) => interpolate(text, { sum: formatRupees(price), city }));

/** The cost and the route of flights from each city: From Chennai: about ₹13,000 a person, direct. */
export const flightLines = faresAs(fare).map((text, index) =>
  [text, flights[index]?.journey ?? []].flat().join(', '),
);

/** The fares from the first and the last city, in short form. */
const endFares = new Set([faresAs(shortFare).at(0), faresAs(shortFare).at(-1)]);
export const flightsInShort = interpolate(inShort, { fares: [...endFares].join(' to ') });
