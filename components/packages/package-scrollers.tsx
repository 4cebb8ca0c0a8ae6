import { ItemScroller } from '@/components/items/item-scroller';
import { itemsIn } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { PackageCard } from './package-card';
import { PriceNote } from './price-note';

const { honeymoon, family, flagship } = pages.packages;

/** The three package sections of the home page, each a row. */
export function PackageShelves() {
  return (
    <>
      <ItemScroller id="honeymoon-packages" texts={honeymoon} surface="sand" note={<PriceNote />}>
        {cardsOf(itemsIn('honeymoonPackages'))}
      </ItemScroller>
      <ItemScroller id="family-packages" texts={family}>
        {cardsOf(itemsIn('familyPackages'))}
      </ItemScroller>
      <ItemScroller id="flagship-packages" texts={flagship} surface="deep">
        {cardsOf(itemsIn('themedPackages'))}
      </ItemScroller>
    </>
  );
}

function cardsOf(items: readonly Package[]) {
  return items.map((item) => <PackageCard key={item.slug} item={item} />);
}
