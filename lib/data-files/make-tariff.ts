import { content, labels } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { viewOf } from '@/lib/item-types/views';
import type { TariffData } from '@/lib/trips/tariff';

export function makeTariffData(): TariffData {
  const { terms, hotels, extras, openingHours, seasons, town } = content;
  const { perPerson, singleSupplement, children, season, deposit, cancellation } = terms;
  const places = [town, ...itemsOfType('place')].map(({ slug, position }) => [slug, position]);
  return {
    terms: { perPerson, singleSupplement, children, season, deposit },
    hotels,
    extras,
    openingHours,
    packages: itemsOfType('package').map(packageOf),
    ferryMonths: seasons.months.map(({ ferries }) => ferries),
    busyPeriods: seasons.busyPeriods,
    cancellation: cancellation.charges,
    positions: Object.fromEntries(places),
    airport: town.position,
    totalMessages: labels.choice.totalMessages,
    dateMessages: labels.dates,
  };
}

/** The fields that trips depend on, without the texts of the days. */
function packageOf(item: Package): TariffData['packages'][number] {
  const { name, route } = viewOf(item);
  const { price, party, includes, youngestAge, latestLanding } = item;
  const itinerary = item.itinerary.map(({ text, ...day }) => day);
  return { route, name, price, party, includes, youngestAge, latestLanding, itinerary };
}
