import { isThemed, type TravelPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';

const large = 'tabular font-serif text-3xl font-normal';

/**
 * What a package costs: the price that is asked, large, and the one that it comes down from; or
 * that it is told on request.
 */
export function Price({ item }: { item: TravelPackage }) {
  if (isThemed(item)) return <strong className={large}>₹ {labels.onRequest}</strong>;
  return (
    <>
      <strong className={large}>{item.discountedCost}</strong>
      <span className="sr-only">{labels.insteadOf}</span>
      <s className="tabular opacity-80">{item.totalCost}</s>
      <span className="ml-auto text-sm opacity-85">{labels.packagePrice}</span>
    </>
  );
}
