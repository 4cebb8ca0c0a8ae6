import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { content, labels } from './all-content';

export const { flights } = content;

const { inShort, shortFare } = labels.flights;
const shortFares = flights.map(({ city, price }) =>
  interpolate(shortFare, { sum: formatRupees(price), city }),
);

/** The fares from the first and the last city, in short form. */
const endFares = new Set([shortFares.at(0), shortFares.at(-1)]);
export const flightsSummary = interpolate(inShort, { fares: [...endFares].join(' to ') });
