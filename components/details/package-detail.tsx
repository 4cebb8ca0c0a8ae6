import { BulletList } from '@/components/ui/bullet-list';
import { getPlaces } from '@/lib/content/destinations';
import { isThemed, type TravelPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { placeRoute } from '@/lib/routes';
import { Price } from './price';

/** All that there is to know about a package. */
export function PackageDetail({ item, level }: { item: TravelPackage; level?: 'h2' | 'h4' }) {
  const places = getPlaces(item.destinations);
  return (
    <>
      {isThemed(item) && <p>{item.introduction}</p>}
      {!isThemed(item) && level !== 'h2' && (
        <p className="flex flex-wrap items-baseline gap-x-3 border-y border-line py-2">
          <Price item={item} />
        </p>
      )}
      <BulletList level={level} heading={labels.overview} items={item.overview} />
      <BulletList level={level} heading={labels.inclusion} items={item.inclusions} />
      <BulletList level={level} heading={labels.exclusion} items={item.exclusions} />
      {places.length > 0 && (
        <p>
          {labels.visits}{' '}
          {places.map((place, index) => (
            <span key={place.slug}>
              {index > 0 && ', '}
              <a
                href={placeRoute(place)}
                className="text-lagoon underline underline-offset-4 hover:text-deep"
              >
                {place.name}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <p className="text-quiet">{labels.groupSize}</p>
    </>
  );
}
