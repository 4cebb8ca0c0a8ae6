import { BulletList } from '@/components/ui/bullet-list';
import { Link } from '@/components/ui/link';
import { getPlaces } from '@/lib/content/destinations';
import { isThemed, type TravelPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { Price } from './price';

/** All that there is to know about a package. */
export function PackageDetail({ item }: { item: TravelPackage }) {
  const places = getPlaces(item.destinations);
  return (
    <>
      {isThemed(item) ? (
        <p>{item.introduction}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3 border-y border-line py-2">
          <Price item={item} />
        </p>
      )}
      <BulletList heading={labels.overview} items={item.overview} />
      <BulletList heading={labels.inclusion} items={item.inclusions} />
      <BulletList heading={labels.exclusion} items={item.exclusions} />
      {places.length > 0 && (
        <p>
          {labels.visits}{' '}
          {places.map((place, index) => (
            <span key={place.slug}>
              {index > 0 && ', '}
              <Link
                href={`${routes.topplaces}#${place.slug}`}
                className="text-lagoon underline underline-offset-4 hover:text-deep"
              >
                {place.name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      <p className="text-quiet">{labels.groupSize}</p>
    </>
  );
}
