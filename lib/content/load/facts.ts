import {
  type ItemCollection,
  itemCollections,
  packageCollections,
  placeCollections,
} from '@/lib/content/collections';
import type { WrittenContent } from '@/lib/content/content';
import { shortNameIn } from '@/lib/content/short-name';
import { countNights, daysInWords, formatMonthDay } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { rangeInWords } from '@/lib/text/join-words';

type Trip = WrittenContent[(typeof packageCollections)[number]][number];

/** The facts of the content as texts, by the name in a placeholder, such as closed:ross-island. */
export type Facts = ReadonlyMap<string, string>;

/** The collections that {count:…} counts, by the name after the colon. */
const countedCollections: Record<string, readonly ItemCollection[]> = {
  ...Object.fromEntries(itemCollections.map((name) => [name, [name]])),
  packages: packageCollections,
  places: placeCollections,
};

/** All facts that texts may use. Some contain placeholders themselves. Optional data that are missing yield no fact. */
export function readFacts(content: WrittenContent): Facts {
  const { guide, company, ferryRoutes, openings, tripOptions } = content;
  const { updated: _, ...terms } = content.terms;
  const facts = new Map<string, string>();
  const add = (name: string, fact: string | number | undefined) => {
    if (fact !== undefined) facts.set(name, String(fact));
  };
  add('company:name', company.name);
  add('company:tagline', company.tagline);
  const { deposit, cancellation, season: dates, perPerson, singleSupplement, children } = terms;
  add('term:deposit.percent', `${deposit.percent}%`);
  add('term:deposit.balanceDays', `${deposit.balanceDays} days`);
  add('term:cancellation.days', `${cancellation.steps[0]?.days} days`);
  add('term:cancellation.percent', `${cancellation.steps[0]?.percent}%`);
  add('term:cancellation.nextDays', `${cancellation.steps[1]?.days} days`);
  add('term:cancellation.nextPercent', `${cancellation.steps[1]?.percent}%`);
  add('term:season.surcharge', dates.surcharge && inWords(dates.surcharge));
  add('term:season.perRoom', dates.perRoom && formatRupees(dates.perRoom));
  add('term:perPerson.group', perPerson.group);
  add('term:perPerson.most', perPerson.group - 1);
  add('term:perPerson.third', `${perPerson.third}%`);
  add('term:singleSupplement.percent', `${singleSupplement.percent}%`);
  add('term:children.percent', `${children.percent}%`);
  add('term:children.ferrySeat', formatRupees(children.ferrySeat));
  for (const [name, { short }] of Object.entries(terms)) add(`term:${name}`, short);
  for (const { id, short } of guide) add(`guide:${id}`, short);
  for (const { slug, minutes, km } of ferryRoutes) {
    add(`minutes:${slug}`, rangeInWords(minutes.least, minutes.most));
    add(`km:${slug}`, km);
  }
  for (const { slug, closed, season } of openings) {
    add(`closed:${slug}`, closed && daysInWords(closed));
    add(`season:${slug}`, season && inWords(season));
  }
  for (const trip of packageCollections.flatMap((name): Trip[] => content[name])) {
    add(`nights:${trip.slug}`, nightsInWords(trip, content));
    const { now } = trip.price ?? {};
    add(`price:${trip.slug}`, now && formatRupees(now));
    add(`three:${trip.slug}`, now && formatRupees((now * (300 - perPerson.third)) / 100));
  }
  for (const { slug, price } of tripOptions.extras) add(`extra:${slug}`, formatRupees(price));
  for (const [counted, names] of Object.entries(countedCollections)) {
    add(`count:${counted}`, names.flatMap((name): object[] => content[name]).length);
  }
  return facts;
}

/** A season in words: 1 November to 15 May. */
const inWords = ({ from, to }: { from: string; to: string }) =>
  rangeInWords(formatMonthDay(from), formatMonthDay(to));

/** The nights of a trip in words, in order: 1 night Port Blair, 2 nights Havelock, 1 night Port Blair. */
function nightsInWords({ itinerary }: Trip, content: WrittenContent): string {
  const nights = itinerary.flatMap(({ stay }) => stay ?? []);
  const begins = nights.flatMap((stay, at) => (stay === nights[at - 1] ? [] : at));
  return begins
    .map((at, index) => {
      const count = (begins[index + 1] ?? nights.length) - at;
      return `${countNights(count)} ${shortNameIn(content, nights[at] ?? '')}`;
    })
    .join(', ');
}
