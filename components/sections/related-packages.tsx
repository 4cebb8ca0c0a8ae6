import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { getPackagesVisiting, isThemed, listNameOf } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { packageRoute, routes } from '@/lib/routes';
import { Related } from './related';

/** The packages that come to a place. */
export function PackagesVisiting({ place }: { place: string }) {
  return (
    <Related
      id="packages-here"
      heading={labels.visitedBy}
      items={getPackagesVisiting(place).map((item) => ({
        href: packageRoute(item),
        name: isThemed(item) ? item.name : item.duration,
        note: isThemed(item) ? item.duration : `${listNameOf(item)}, ${item.discountedCost}`,
        image: item.image,
      }))}
      more={
        <Link href={routes.packages} className={buttonStyle('quiet')}>
          {labels.allPackages}
        </Link>
      }
    />
  );
}
