import { PackageCard } from '@/components/cards/package-card';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import {
  getFamilyPackages,
  getFlagshipPackages,
  getHoneymoonPackages,
} from '@/lib/content/packages';
import { navigation, pages } from '@/lib/content/site';
import { ItemSection } from './item-section';

/** The three package sections, as the home page and the packages page show them. */
export function Packages() {
  const { honeymoon, family, flagship } = pages.packages;
  return (
    <>
      <ItemSection id="honeymoon-packages" texts={honeymoon} surface="sand" note={<PriceNote />}>
        {getHoneymoonPackages().map((item) => (
          <PackageCard key={item.slug} item={item} />
        ))}
      </ItemSection>
      <ItemSection id="family-packages" texts={family}>
        {getFamilyPackages().map((item) => (
          <PackageCard key={item.slug} item={item} />
        ))}
      </ItemSection>
      <ItemSection id="flagship-packages" texts={flagship} surface="deep">
        {getFlagshipPackages().map((item) => (
          <PackageCard key={item.slug} item={item} />
        ))}
      </ItemSection>
    </>
  );
}

/** What the figures mean, said once and before the first of them. */
function PriceNote() {
  return (
    <div className="mt-8 max-w-prose border-l-4 border-coral pl-5">
      <p>{pages.packages.priceNote}</p>
      <Link href={navigation.contact.href} className={`${buttonStyle('quiet')} mt-6`}>
        {navigation.contact.label}
      </Link>
    </div>
  );
}
