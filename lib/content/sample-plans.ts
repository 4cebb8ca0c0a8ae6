import type { PackageEntry, SamplePlan } from '@/content/schema/package';
import { planTrip, type Trip } from '@/lib/trips/plan-trip';
import { packageCollections } from './collections';
import type { ValidContent } from './types';

/** Plans the trip of a sample plan. A plan without a package consists of extras alone. */
export function planSample(sample: SamplePlan, valid: ValidContent): Trip {
  const packages = packageCollections.flatMap((name): PackageEntry[] => valid[name]);
  const item = packages.find(({ slug }) => slug === sample.package);
  const { arrival } = sample;
  if (item) return planTrip(valid, item, sample, { arrival });
  const noPackage = { price: { now: 0 }, itinerary: [], latestLanding: '' };
  return planTrip(valid, noPackage, sample, { arrival }, valid.extras);
}
