import { PackageCard } from '@/components/cards/package-card';
import { itemsIn } from '@/lib/content/items';
import type { Package } from '@/lib/content/packages';
import { pages } from '@/lib/content/site';
import { ItemShelf } from './item-shelf';
import { PriceNote } from './price-note';

const { honeymoon, family, flagship } = pages.packages;

/** The three package sections of the home page, each a row. */
export function PackageShelves() {
  return (
    <>
      <ItemShelf id="honeymoon-packages" texts={honeymoon} surface="sand" note={<PriceNote />}>
        {cardsOf(itemsIn('honeymoonPackages'))}
      </ItemShelf>
      <ItemShelf id="family-packages" texts={family}>
        {cardsOf(itemsIn('familyPackages'))}
      </ItemShelf>
      <ItemShelf id="flagship-packages" texts={flagship} surface="deep">
        {cardsOf(itemsIn('themedPackages'))}
      </ItemShelf>
    </>
  );
}

function cardsOf(items: readonly Package[]) {
  return items.map((item) => <PackageCard key={item.slug} item={item} />);
}
