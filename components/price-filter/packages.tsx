import { ItemSection } from '@/components/items/item-section';
import { PackageCard } from '@/components/packages/package-card';
import { itemsIn } from '@/lib/content/items';
import { type Package, priceGroupOf } from '@/lib/content/packages';
import { pages } from '@/lib/content/site';

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
        prices={pricesOf(items.honeymoon)}
      >
        {cardsOf(items.honeymoon)}
      </ItemSection>
      <ItemSection
        id="family-packages"
        texts={family}
        headingAt="end"
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

/** What the filter knows of a section: the price groups in it, and those of one card or two. */
function pricesOf(items: readonly Package[]) {
  const prices = items.map(priceGroupOf);
  const groups = [...new Set(prices)];
  const withCards = (count: number) =>
    groups.filter((group) => prices.filter((one) => one === group).length === count).join(' ');
  return {
    'data-prices': groups.join(' '),
    'data-one': withCards(1),
    'data-two': withCards(2),
  };
}
