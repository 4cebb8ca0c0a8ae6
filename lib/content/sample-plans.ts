import type { PackageEntry, SamplePlan } from '@/content/schema/package';
import { planTrip, type Trip } from '@/lib/trips/plan-trip';
import { packageCollections } from './collections';
import { makePricedExtras, makePricedPackage } from './priced-package';
import type { ValidContent } from './types';

/** Plans the trip of a sample plan. A plan without a package consists of extras alone. */
export function planSample(sample: SamplePlan, valid: ValidContent): Trip {
  const item = packageCollections
    .flatMap((name): PackageEntry[] => valid[name])
    .find(({ slug }) => slug === sample.package);
  const noPackage = { price: 0, nightPlaces: [], ferryCount: 0 };
  const pricedPackage = item
    ? makePricedPackage(item, valid.extras)
    : { ...noPackage, extraSlugs: sample.extras.map(({ slug }) => slug) };
  const tariff = { ...valid, extras: makePricedExtras(valid) };
  return planTrip(tariff, pricedPackage, sample, { arrival: sample.arrival });
}
