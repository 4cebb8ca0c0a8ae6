import { content } from '@/lib/content/load/store';
import { makeOffer } from '@/lib/content/prices';
import { extrasFor } from '@/lib/content/query/extras';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { makeTariff, type Offer, type TariffFile } from '@/lib/trips/tariff';

/** What is the same for all packages. */
export const tariff = makeTariff(content);

export function offerOf(item: Package): Offer {
  const slugs = extrasFor(item).map(({ slug }) => slug);
  return makeOffer(item, routeOf(item), slugs);
}

/** Makes the data of totals. */
export function makeTariffFile(): TariffFile {
  const { totalInWords: messages } = labels.tripOptions;
  return { ...tariff, offers: itemsOf('package').map(offerOf), messages };
}
