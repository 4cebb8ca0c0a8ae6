import type { SamplePlan, WrittenPackage } from '@/content/schema/package';
import { planTrip, type Trip } from '@/lib/trips/plan-trip';
import { packageCollections } from './collections';
import type { WrittenContent } from './content';
import { makePricedExtras, makePricedPackage } from './priced-package';

/** Plans the trip of a sample plan. A plan without a package consists of extras alone. */
export function planSample(sample: SamplePlan, written: WrittenContent): Trip {
  const item = packageCollections
    .flatMap((name): WrittenPackage[] => written[name])
    .find(({ slug }) => slug === sample.package);
  const noPackage = { route: '', price: 0, stays: [], ferries: 0 };
  const pricedPackage = item
    ? makePricedPackage(item, '', written.extras)
    : { ...noPackage, extras: sample.extras.map(({ slug }) => slug) };
  const tariff = { ...written, extras: makePricedExtras(written) };
  return planTrip(tariff, pricedPackage, sample, { arrival: sample.arrival });
}
