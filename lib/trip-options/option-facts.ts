import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import {
  classes,
  classesOf,
  type Extra,
  extrasOn,
  flights,
  includedIn,
  people,
} from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';
import { hotelsRoute } from '@/lib/routes';
import { interpolate } from '@/lib/text/interpolate';
import { joinNames, joinWords } from '@/lib/text/join-words';
import { capitalize } from '@/lib/text/sentence';
import { namesInWords } from './choice';

const messages = labels.options;

/** What an extra costs, and whom: ₹3,500 a person. */
export function priceInWords({ price, per }: Pick<Extra, 'price' | 'per'>): string {
  return `${formatRupees(price)} ${messages.per[per]}`;
}

/** From which age an extra can be had; empty for any age. */
export function ageInWords({ leastAge }: Pick<Extra, 'leastAge'>): string {
  return leastAge ? interpolate(messages.age, { age: leastAge }) : '';
}

/** What a page sells, in a line for each: its extras, or the classes of hotels. */
export function optionsOn(route: string): string[] {
  if (route === hotelsRoute) return classes.map(({ name, what }) => `${name}: ${what}`);
  return extrasOn(route).map((one) => `${one.name}, ${priceInWords(one)}`);
}

/** The lowest price of what a page is about: From ₹3,500 a person; undefined where it has none. */
export function lowestPriceOn(route: string): string | undefined {
  const [least] = extrasOn(route).toSorted((one, other) => one.price - other.price);
  return least && interpolate(messages.fromPrice, { sum: priceInWords(least) });
}

/** Cities with what their flights add, in one line. */
export const flightsLine = interpolate(messages.flightsLine, {
  fares: joinWords(
    flights.map(({ city, price }) =>
      interpolate(messages.fare, { sum: formatRupees(price), city }),
    ),
    'or',
  ),
});

/** What each higher class of hotels adds to a trip for a person: Deluxe ₹6,000. */
export function classAdditions(item: Package): string[] {
  const [, ...others] = classesOf(item);
  return others.map(({ name, adds }) =>
    interpolate(messages.classAdds, { name, sum: formatRupees(adds) }),
  );
}

/** What a trip's price has for two, and what the flights add: each in one line. */
export function optionFacts(item: Package): { label: string; value: string }[] {
  const included = includedIn(item);
  const sum = formatRupees(included.reduce((total, { price }) => total + price, 0));
  const worth = interpolate(messages.worth, { items: capitalize(namesInWords(included)), sum });
  return [
    ...(included.length > 0 ? [{ label: messages.included, value: worth }] : []),
    { label: messages.flights, value: flightsLine },
  ];
}

/** Who answers an enquiry, in one line. */
export const peopleLine = interpolate(messages.peopleLine, {
  names: joinNames(people),
  languages: joinWords(
    [...new Set(people.flatMap(({ languages }) => languages.split(', ')))],
    'or',
  ),
});
