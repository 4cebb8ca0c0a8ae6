import { ItemSection } from '@/components/items/item-section';
import { PackageCard } from '@/components/packages/package-card';
import { itemsIn } from '@/lib/content/query/items';
import { type Package, priceGroupOf } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { everyPrice } from '@/lib/price-filter';

const { honeymoon, family, flagship } = pages.packages;

const sections = [
  { id: 'honeymoon-packages', list: 'honeymoonPackages', texts: honeymoon, surface: 'sand' },
  { id: 'family-packages', list: 'familyPackages', texts: family, headingAt: 'end' },
  { id: 'flagship-packages', list: 'themedPackages', texts: flagship, surface: 'deep' },
] as const;

/** The three package sections of the packages page: all cards below each other, for comparing. */
export function Packages() {
  return sections.map(({ list, ...section }) => {
    const items: Package[] = itemsIn(list);
    const bands = new Set([everyPrice, ...items.map(priceGroupOf)]);
    return (
      <ItemSection key={list} {...section} data-bands={[...bands].join(' ')}>
        {items.map((item) => (
          <PackageCard key={item.slug} item={item} />
        ))}
      </ItemSection>
    );
  });
}
