import type { ComponentProps } from 'react';
import { PackageCard } from '@/components/cards/package-card';
import { buttonStyle } from '@/components/ui/button-style';
import { itemsIn } from '@/lib/content/items';
import { type Package, priceGroupOf } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { ItemSection } from './item-section';

/** The three package sections, as the home page (in rows on phones) and the packages page show them. */
export function Packages({ row }: { row?: boolean }) {
  const { honeymoon, family, flagship } = pages.packages;
  return (
    <>
      <PackageSection
        id="honeymoon-packages"
        texts={honeymoon}
        surface="sand"
        note={<PriceNote />}
        items={itemsIn('honeymoonPackages')}
        row={row}
      />
      <PackageSection
        id="family-packages"
        texts={family}
        headingAt="end"
        items={itemsIn('familyPackages')}
        row={row}
      />
      <PackageSection
        id="flagship-packages"
        texts={flagship}
        surface="deep"
        items={itemsIn('themedPackages')}
        row={row}
      />
    </>
  );
}

type SectionProps = Omit<ComponentProps<typeof ItemSection>, 'children' | 'prices'> & {
  items: readonly Package[];
};

/** Marks cards and sections with their prices, by which the filter on /packages hides them. */
function PackageSection({ items, ...section }: SectionProps) {
  return (
    <ItemSection {...section} prices={[...new Set(items.map(priceGroupOf))]}>
      {items.map((item) => (
        <PackageCard key={item.slug} item={item} />
      ))}
    </ItemSection>
  );
}

/** Explains the prices once, before the first of them. */
function PriceNote() {
  return (
    <div className="mt-8 max-w-prose border-l-4 border-coral pl-5">
      <p>{pages.packages.priceNote}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={routes.prices} className={buttonStyle('quiet')}>
          {labels.allTerms}
        </a>
        <a href={routes.compare} className={buttonStyle('quiet')}>
          {labels.compareTrips}
        </a>
      </p>
    </div>
  );
}
