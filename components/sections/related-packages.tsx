import { buttonStyle } from '@/components/ui/button-style';
import type { Surface } from '@/components/ui/section';
import { isThemed, listNameOf, type TravelPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { packageRoute, routes } from '@/lib/routes';
import { Related } from './related';

type Props = { heading: string; packages: readonly TravelPackage[]; surface?: Surface };

/** Packages that have to do with an item, and the way to all of them. */
export function RelatedPackages({ heading, packages, surface = 'sand' }: Props) {
  return (
    <Related
      id="related-packages"
      heading={heading}
      surface={surface}
      items={packages.map((item) => ({
        href: packageRoute(item),
        name: isThemed(item) ? item.name : item.duration,
        note: isThemed(item) ? item.duration : `${listNameOf(item)}, ${item.discountedCost}`,
        image: item.image,
      }))}
      more={
        <a
          href={routes.packages}
          className={buttonStyle(surface === 'deep' ? 'quietOnDeep' : 'quiet')}
        >
          {labels.allPackages}
        </a>
      }
    />
  );
}
