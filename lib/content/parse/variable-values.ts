import type { WrittenPackage } from '@/content/schema/package';
import {
  type ItemCollection,
  itemCollections,
  packageCollections,
  placeCollections,
  routeIn,
} from '@/lib/content/collections';
import type { WrittenContent } from '@/lib/content/content';
import { staysOf } from '@/lib/content/follow-itinerary';
import { shortNameIn } from '@/lib/content/names';
import { makePricedPackage } from '@/lib/content/priced-package';
import { planSample } from '@/lib/content/sample-plans';
import {
  daysInWords,
  formatMonthDay,
  formatShortDay,
  nightsInWords,
} from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { rangeInWords } from '@/lib/text/join-words';
import { type Party, twoAdults } from '@/lib/trips/choice';
import { planTrip } from '@/lib/trips/plan-trip';

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
export function variableValues(written: WrittenContent): ReadonlyMap<string, string> {
  const { guide, company, ferryRoutes, openings, hotels, extras } = written;
  const values = new Map<string, string>();
  const add: Add = (name, value) => {
    if (value !== undefined) values.set(name, String(value));
  };
  add('company:name', company.name);
  add('company:tagline', company.tagline);
  addTerms(written, add);
  for (const { id, short } of guide) add(`guide:${id}`, short);
  for (const { slug, minutes, km } of ferryRoutes) {
    add(`minutes:${slug}`, rangeInWords(minutes.min, minutes.max));
    add(`km:${slug}`, km);
  }
  for (const { slug, closed, season } of openings) {
    add(`closed:${slug}`, closed && daysInWords(closed));
    add(`season:${slug}`, season && seasonInWords(season));
  }
  addPackages(written, add);
  addSamplePlans(written, add);
  for (const { name, perNight } of hotels.classes) add(`class:${name}`, formatRupees(perNight));
  for (const { slug, price } of extras) add(`extra:${slug}`, formatRupees(price));
  for (const [counted, names] of Object.entries(countedCollections)) {
    add(`count:${counted}`, names.flatMap((name): object[] => written[name]).length);
  }
  return values;
}

/** Adds the short text of each term, and its figures. */
function addTerms({ terms: { updated, ...terms } }: WrittenContent, add: Add) {
  const { deposit, cancellation, season, perPerson, singleSupplement, children } = terms;
  add('term:deposit.percent', `${deposit.percent}%`);
  add('term:deposit.balanceDays', `${deposit.balanceDays} days`);
  add('term:cancellation.days', `${cancellation.steps[0]?.days} days`);
  add('term:cancellation.percent', `${cancellation.steps[0]?.percent}%`);
  add('term:cancellation.nextDays', `${cancellation.steps[1]?.days} days`);
  add('term:cancellation.nextPercent', `${cancellation.steps[1]?.percent}%`);
  add('term:season.surcharge', season.surcharge && seasonInWords(season.surcharge));
  add('term:season.perRoom', season.perRoom && formatRupees(season.perRoom));
  add('term:perPerson.minGroup', perPerson.minGroup);
  add('term:perPerson.max', perPerson.minGroup - 1);
  add('term:perPerson.thirdAdultDiscount', `${perPerson.thirdAdultDiscount}%`);
  add('term:singleSupplement.percent', `${singleSupplement.percent}%`);
  add('term:children.percent', `${children.percent}%`);
  add('term:children.ferrySeat', formatRupees(children.ferrySeat));
  for (const [name, { short }] of Object.entries(terms)) add(`term:${name}`, short);
}

/** One adult alone in a room. */
const oneAdult = { adults: 1, children: 0, toddlers: 0 };

/** Adds the nights and prices of each package, and the lowest and highest price of all. */
function addPackages(written: WrittenContent, add: Add) {
  const packages = packageCollections.flatMap((name) =>
    written[name].map((item) => ({ ...item, route: routeIn(name, item.slug) })),
  );
  for (const item of packages) {
    add(`nights:${item.slug}`, staysInWords(item, written));
    const { includes = [] } = item;
    const pricedPackage = { ...makePricedPackage(item, item.route, []), extras: includes };
    const totalFor = (party?: Party, extras: readonly string[] = []) =>
      planTrip(written, pricedPackage, { party, extras: extras.map((slug) => ({ slug })) }).total;
    const includedSum = (totalFor(twoAdults, includes) - totalFor(twoAdults)) / 2;
    add(`price:${item.slug}`, formatRupees(pricedPackage.price));
    add(`priceForOne:${item.slug}`, formatRupees(totalFor(oneAdult)));
    add(`priceForParty:${item.slug}`, formatRupees(totalFor(pricedPackage.party)));
    add(`priceWithoutExtras:${item.slug}`, formatRupees(pricedPackage.price - includedSum));
  }
  const prices = packages.map(({ price }) => price.now);
  add('price:lowest', formatRupees(Math.min(...prices)));
  add('price:highest', formatRupees(Math.max(...prices)));
}

/** Adds the sums of each sample plan and of its extras, and the day when its balance is due. */
function addSamplePlans(written: WrittenContent, add: Add) {
  for (const sample of written.samplePlans) {
    const { tripSum, total, deposit, balance, balanceDay, extras } = planSample(sample, written);
    const sums = { tripSum, total, deposit, balance };
    const extraSums = extras.map(({ slug, sum }): [string, number] => [slug, sum]);
    for (const [name, sum] of [...Object.entries(sums), ...extraSums]) {
      add(`plan:${sample.slug}.${name}`, formatRupees(sum));
    }
    add(`plan:${sample.slug}.balanceDay`, balanceDay && formatShortDay(balanceDay));
  }
}

/** A season in words: 1 November to 15 May. */
const seasonInWords = ({ from, to }: { from: string; to: string }) =>
  rangeInWords(formatMonthDay(from), formatMonthDay(to));

/** The stays of a trip in order, even if it returns to a place: 1 night Town, 2 nights Reef, 1 night Town. */
function staysInWords({ itinerary }: WrittenPackage, written: WrittenContent): string {
  const rows: { place: string; nights: number }[] = [];
  for (const place of staysOf(itinerary)) {
    const row = rows.at(-1);
    if (row?.place === place) row.nights += 1;
    else rows.push({ place, nights: 1 });
  }
  return rows
    .map(({ place, nights }) => `${nightsInWords(nights)} ${shortNameIn(written, place)}`)
    .join(', ');
}
