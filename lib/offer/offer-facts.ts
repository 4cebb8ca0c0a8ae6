import { type AddOn, addOnsOn, classesOf, flights, includedIn } from '@/lib/content/query/offer';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money';
import { fillIn } from '@/lib/text/fill-in';
import { joinNames, joinWords } from '@/lib/text/join-words';

const words = labels.offer;

/** What an add-on costs, and whom: ₹3,500 a person. */
export function priceInWords({ price, per }: Pick<AddOn, 'price' | 'per'>): string {
  return `${formatRupees(price)} ${words.per[per]}`;
}

/** The lowest price of what a page is about: From ₹3,500 a person; undefined where it has none. */
export function lowestPriceOn(route: string): string | undefined {
  const [least] = addOnsOn(route).toSorted((one, other) => one.price - other.price);
  return least && fillIn(words.fromPrice, { sum: priceInWords(least) });
}

/** Cities with what their flights add, in one line. */
export const flightsLine = fillIn(words.flightsLine, {
  fares: joinWords(
    flights.map(({ city, price }) => fillIn(words.fare, { sum: formatRupees(price), city })),
    'or',
  ),
});

/** What a trip's price has for two, what other hotels and the flights add: each in one line. */
export function offerFacts(item: Package): { label: string; value: string }[] {
  const [first, ...others] = classesOf(item);
  const included = includedIn(item);
  const adds = others.map(({ name, adds }) =>
    fillIn(words.classAdds, { name, sum: formatRupees(adds) }),
  );
  const worth = formatRupees(included.reduce((sum, { price }) => sum + price, 0));
  return [
    ...(included.length > 0
      ? [
          {
            label: words.included,
            value: fillIn(words.worth, { items: joinNames(included), sum: worth }),
          },
        ]
      : []),
    {
      label: words.hotels,
      value: fillIn(words.hotelsLine, { first: first?.name ?? '', others: joinWords(adds) }),
    },
    { label: words.flights, value: flightsLine },
  ];
}
