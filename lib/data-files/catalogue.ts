import { content } from '@/lib/content/load/store';
import { makeOffer } from '@/lib/content/prices';
import { extrasFor } from '@/lib/content/query/extras';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import type { Offer } from '@/lib/trips/catalogue';
import { makeTariff } from '@/lib/trips/tariff';

/** What is the same for all packages. */
export const tariff = makeTariff(content);

/** What a package offers. */
export function offerOf(item: Package): Offer {
  return makeOffer(
    item,
    routeOf(item),
    extrasFor(item).map(({ slug }) => slug),
  );
}
