import { Fragment } from 'react';
import { BulletList } from '@/components/ui/bullet-list';
import { FactList } from '@/components/ui/fact-list';
import { leadStyle } from '@/components/ui/lead-style';
import { routeOf } from '@/lib/content/query/items';
import { isStopover, type Package } from '@/lib/content/query/packages';
import { type Place, placesBySlug, shortNameOf } from '@/lib/content/query/places';
import { labels, pages } from '@/lib/content/query/site';

type Props = { item: Package; on: 'page' | 'dialog' };

const linkStyle = 'text-lagoon underline underline-offset-4 hover:text-deep';

/** What a package is, for whom it is not, and where it goes; in a dialog, also the way to its days. */
export function PackageStory({ item, on }: Props) {
  const places = placesBySlug(item.destinations);
  const days = (
    <a href={`${routeOf(item)}#days`} className={linkStyle}>
      {item.duration}
    </a>
  );
  return (
    <>
      {item.introduction && (
        <p className={on === 'page' ? `${leadStyle} mb-12` : undefined}>{item.introduction}</p>
      )}
      <BulletList
        level={on === 'page' ? 'h2' : 'h4'}
        heading={labels.overview}
        items={item.overview}
      />
      <FactList
        facts={[
          { label: pages.compare.columns.unsuited, value: item.unsuited },
          ...(places.length > 0 ? [{ label: labels.visits, value: placeLinks(item, places) }] : []),
          ...(on === 'dialog' ? [{ label: labels.dayByDay, value: days }] : []),
        ]}
      />
    </>
  );
}

/** The names of places, each with the link to its page, and whether a trip only stops there. */
function placeLinks(item: Package, places: readonly Place[]) {
  return places.map((place, index) => (
    <Fragment key={place.slug}>
      {index > 0 && ', '}
      <a href={routeOf(place)} className={linkStyle}>
        {shortNameOf(place.slug)}
      </a>
      {isStopover(item, place.slug) && ` ${labels.stop}`}
    </Fragment>
  ));
}
