import { ItemSection } from '@/components/items/item-section';
import { PackageCard } from '@/components/packages/package-card';
import { itemsIn } from '@/lib/content/query/items';
import { type Package, packageLists, priceGroupOf } from '@/lib/content/query/packages';
import { everyPrice } from '@/lib/price-filter';

/** The three package sections of the packages page: all cards below each other, for comparing. */
export function Packages() {
  return packageLists.map(({ list, ...section }) => {
    const items: Package[] = itemsIn(list);
    const bands = new Set([everyPrice, ...items.map(priceGroupOf)]);
    return (
      <ItemSection
        key={list}
        {...section}
        headingAt={list === 'familyPackages' ? 'end' : 'start'}
        data-bands={[...bands].join(' ')}
      >
        {items.map((item) => (
          <PackageCard key={item.slug} item={item} />
        ))}
      </ItemSection>
    );
  });
}
