import type { PackageEntry } from '@/content/schema/package';
import {
  type ItemCollection,
  itemCollections,
  packageCollections,
  placeCollections,
} from '@/lib/content/collections';
import { shortNameIn } from '@/lib/content/names';
import { planSample } from '@/lib/content/sample-plans';
import type { ValidContent } from '@/lib/content/types';
import { addDays } from '@/lib/dates/calendar-day';
import { seasonInWords } from '@/lib/dates/closures';
import {
  formatNights,
  formatShortDay,
  formatSpan,
  formatWeekday,
  formatWeekdays,
} from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { rangeInWords } from '@/lib/text/join-words';
import { joinUncapitalized } from '@/lib/text/sentence';
import { twoAdults } from '@/lib/trips/choice';
import { isDated, planTrip } from '@/lib/trips/plan-trip';
import { nightPlacesOf } from '@/lib/trips/tariff';

/** The collections that {count:…} counts, by the word after the colon. */
const countedCollections: Record<string, readonly ItemCollection[]> = {
  ...Object.fromEntries(itemCollections.map((name) => [name, [name]])),
  packages: packageCollections,
  places: placeCollections,
};

type Add = (name: string, value: string | number | undefined) => void;

/**
 * The values of all variables by their names, such as closed:ross-island. Values may contain variables themselves.
 * Optional data that are missing have no value.
 */
export function variableValues(valid: ValidContent): ReadonlyMap<string, string> {
  const { guide, company, ferryRoutes, openingHours, hotels, extras } = valid;
  const values = new Map<string, string>();
  const add: Add = (name, value) => {
    if (value !== undefined) values.set(name, String(value));
  };
  add('company:name', company.name);
  add('company:tagline', company.tagline);
  add('company:phone', company.phones[0]);
  addTermVariables(valid, add);
  for (const { id, short } of guide) add(`guide:${id}`, short);
  for (const { slug, minutes } of ferryRoutes) {
    add(`minutes:${slug}`, rangeInWords(minutes.min, minutes.max));
  }
  for (const { slug, closed, season, boats } of openingHours) {
    add(`closed:${slug}`, closed && formatWeekdays(closed));
    add(`season:${slug}`, season && seasonInWords(season, boats));
  }
  addPackageVariables(valid, add);
  addSamplePlanVariables(valid, add);
  for (const { name, perNight } of hotels.classes) add(`class:${name}`, formatRupees(perNight));
  for (const { slug, price } of extras) add(`extra:${slug}`, formatRupees(price));
  for (const [counted, names] of Object.entries(countedCollections)) {
    add(`count:${counted}`, names.flatMap((name): object[] => valid[name]).length);
  }
  return values;
}

/** Adds the short text of each term, and its figures. */
function addTermVariables({ terms: { updated, ...terms } }: ValidContent, add: Add) {
  const { deposit, cancellation, season, perPerson, singleSupplement, children } = terms;
  add('term:deposit.percent', `${deposit.percent}%`);
  add('term:deposit.balanceDays', `${deposit.balanceDays} days`);
  add('term:cancellation.days', `${cancellation.charges[0]?.days} days`);
  add('term:cancellation.percent', `${cancellation.charges[0]?.percent}%`);
  add('term:season.peak', season.peak && seasonInWords(season.peak));
  add('term:season.perRoom', season.peak && formatRupees(season.peak.perRoom));
  add('term:perPerson.minGroup', perPerson.minGroup);
  add('term:perPerson.thirdAdultDiscount', `${perPerson.thirdAdultDiscount}%`);
  add('term:singleSupplement.percent', `${singleSupplement.percent}%`);
  add('term:children.percent', `${children.percent}%`);
  add('term:children.ferrySeat', formatRupees(children.ferrySeat));
  for (const [name, { short }] of Object.entries(terms)) add(`term:${name}`, short);
}

/** Adds the nights, the included extras and the prices of each package, and the lowest and highest price of all. */
function addPackageVariables(valid: ValidContent, add: Add) {
  const packages = packageCollections.flatMap((name): PackageEntry[] => valid[name]);
  for (const item of packages) {
    const { includes = [], price } = item;
    const choice = { party: twoAdults, extras: includes.map((slug) => ({ slug })) };
    const { extras } = planTrip(valid, item, choice, {}, valid.extras);
    const withoutExtras = extras.reduce((rest, { amount }) => rest - amount / 2, price.now);
    add(`nights:${item.slug}`, staysInWords(item, valid));
    add(`includes:${item.slug}`, joinUncapitalized(extras) || undefined);
    add(`price:${item.slug}`, formatRupees(price.now));
    add(`priceWithoutExtras:${item.slug}`, formatRupees(withoutExtras));
  }
  const prices = packages.map(({ price }) => price.now);
  add('price:lowest', formatRupees(Math.min(...prices)));
  add('price:highest', formatRupees(Math.max(...prices)));
}

/**
 * Adds what each sample plan costs, without and (to the nearest thousand) with flights, what its extras cost, when its
 * balance is due, its dates and class, and each day with its hotel.
 */
function addSamplePlanVariables(valid: ValidContent, add: Add) {
  for (const sample of valid.samplePlans) {
    const addToPlan: Add = (name, value) => add(`plan:${sample.slug}.${name}`, value);
    const { adults, children, toddlers } = sample.party;
    const trip = planSample(sample, valid);
    const { tripPrice, total, deposit, balance, balanceDay, extras } = trip;
    const prices: Record<string, number> = { tripPrice, total, deposit, balance };
    for (const { slug, amount } of extras) prices[slug] = amount;
    for (const [name, amount] of Object.entries(prices)) addToPlan(name, formatRupees(amount));
    for (const { city, price } of valid.flights) {
      const fares = (adults + children + toddlers) * price;
      addToPlan(`from${city}`, formatRupees(Math.round((total + fares) / 1000) * 1000));
    }
    addToPlan('balanceDay', balanceDay && formatShortDay(balanceDay));
    addToPlan('class', trip.hotelClass.name);
    if (!isDated(trip)) continue;
    const { arrival, departure, days } = trip;
    const { hotels } = trip.hotelClass;
    addToPlan('dates', formatSpan(arrival, departure));
    for (const [index, { stay }] of days.entries()) {
      addToPlan(`day${index + 1}`, formatWeekday(addDays(arrival, index), 'short'));
      addToPlan(`hotel${index + 1}`, hotels.find(({ place }) => place === stay)?.names[0]);
    }
  }
}

/** The stays of a trip in order, even if it returns to a place: 1 night Town, 2 nights Reef, 1 night Town. */
function staysInWords({ itinerary }: PackageEntry, valid: ValidContent): string {
  const rows: { place: string; nights: number }[] = [];
  for (const place of nightPlacesOf(itinerary)) {
    const row = rows.at(-1);
    if (row?.place === place) row.nights += 1;
    else rows.push({ place, nights: 1 });
  }
  return rows
    .map(({ place, nights }) => `${formatNights(nights)} ${shortNameIn(valid, place)}`)
    .join(', ');
}
