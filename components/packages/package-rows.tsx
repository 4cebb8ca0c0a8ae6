import { ItemScroller } from '@/components/items/item-scroller';
import { PriceNote } from '@/components/terms/price-note';
import { itemsIn } from '@/lib/content/query/items';
import { type Package, packageLists } from '@/lib/content/query/packages';
import { PackageCard } from './package-card';

/** The three package sections of the home page, each a row. */
export function PackageRows() {
  return packageLists.map(({ list, ...section }) => (
    <ItemScroller key={list} {...section} note={list === 'honeymoonPackages' && <PriceNote />}>
      {itemsIn(list).map((item: Package) => (
        <PackageCard key={item.slug} item={item} />
      ))}
    </ItemScroller>
  ));
}
