import { PackageCard } from '@/components/cards/package-card';
import { itemsIn } from '@/lib/content/items';
import { type Package, priceGroupOf } from '@/lib/content/packages';
import { pages } from '@/lib/content/site';
import { ItemSection } from './item-section';
import { PriceNote } from './price-note';

const { honeymoon, family, flagship } = pages.packages;
const lists = () => ({
  honeymoon: itemsIn('honeymoonPackages'),
  family: itemsIn('familyPackages'),
  flagship: itemsIn('themedPackages'),
});

/** The three package sections of the packages page: all cards below each other, for comparing. */
export function Packages() {
  const items = lists();
  return (
    <>
      <ItemSection
        id="honeymoon-packages"
        texts={honeymoon}
        surface="sand"
        note={<PriceNote />}
        pictureClassName="dims object-[42%]"
        prices={pricesOf(items.honeymoon)}
      >
        {cardsOf(items.honeymoon)}
      </ItemSection>
      <ItemSection
        id="family-packages"
        texts={family}
        headingAt="end"
        pictureClassName="object-[49%]"
        prices={pricesOf(items.family)}
      >
        {cardsOf(items.family)}
      </ItemSection>
      <ItemSection
        id="flagship-packages"
        texts={flagship}
        surface="deep"
        prices={pricesOf(items.flagship)}
      >
        {cardsOf(items.flagship)}
      </ItemSection>
    </>
  );
}

function cardsOf(items: readonly Package[]) {
  return items.map((item) => <PackageCard key={item.slug} item={item} />);
}

/** The price groups of a list, by which the filter on /packages hides and arranges its section. */
function pricesOf(items: readonly Package[]): string[] {
  return items.map(priceGroupOf);
}
