import type { PricedPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';

/** What a package costs: the price that is asked, large, and the one that it comes down from. */
export function Price({ item }: { item: PricedPackage }) {
  return (
    <>
      <strong className="tabular font-serif text-3xl font-normal">{item.discountedCost}</strong>
      <span className="sr-only">{labels.insteadOf}</span>
      <s className="tabular opacity-80">{item.totalCost}</s>
      <span className="ml-auto text-sm opacity-85">{labels.packagePrice}</span>
    </>
  );
}
