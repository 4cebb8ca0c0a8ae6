import { content, labels } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import type { Tariff } from '@/lib/trips/tariff';

/** The content on which totals and dates depend, without most texts and links that only pages show. */
export function makeTariff(): Tariff {
  const { terms, hotels, extras, openingHours, seasons, town } = content;
  const { perPerson, singleSupplement, children, season, deposit, cancellation } = terms;
  const places = [town, ...itemsOfType('place')].map(({ slug, position }) => [slug, position]);
  return {
    terms: { perPerson, singleSupplement, children, season, deposit, cancellation },
    hotels,
    extras: extras.map(({ length, note, pages, example, ...extra }) => extra),
    openingHours: openingHours.map(({ note, subject, ...hours }) => hours),
    packages: itemsOfType('package').map(packageOf),
    ferryMonths: seasons.months.map(({ ferries }) => ferries),
    busyPeriods: seasons.busyPeriods,
    positions: Object.fromEntries(places),
    airport: town.position,
    totalMessages: labels.choice.totalMessages,
    dateMessages: labels.dates,
  };
}

/** The fields that trips depend on, without the texts of the days. */
function packageOf(item: Package): Tariff['packages'][number] {
  const { price, party, includes, youngestAge, latestLanding } = item;
  const itinerary = item.itinerary.map(({ text, ...day }) => day);
  return { route: routeOf(item), price, party, includes, youngestAge, latestLanding, itinerary };
}
