import { Fragment } from 'react';
import { BulletList } from '@/components/ui/bullet-list';
import { FactList } from '@/components/ui/fact-list';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { placesNamed } from '@/lib/content/query/places';
import { labels, pages } from '@/lib/content/query/site';
import { usualSpelling } from '@/lib/content/query/spellings';

type Props = { item: Package };

const linkStyle = 'text-lagoon underline underline-offset-4 hover:text-deep';

/**
 * What a package is, for whom it is not, and where it goes: on the page of one with an introduction that
 * stands beside it.
 */
export function PackageStory({ item, level = 'h2' }: Props & { level?: 'h2' | 'h4' }) {
  const { columns } = pages.compare;
  return (
    <>
      {item.introduction && <p>{item.introduction}</p>}
      <FactList
        facts={[
          { label: columns.special, value: item.special },
          { label: columns.unsuited, value: item.unsuited },
        ]}
      />
      <div className={level === 'h2' ? 'pt-6' : undefined}>
        <BulletList level={level} heading={labels.overview} items={item.overview} />
      </div>
      {!(item.introduction && level === 'h2') && <Visited item={item} inDialog={level === 'h4'} />}
    </>
  );
}

/** The places that a package goes to, each with the link to its page; in a dialog, the way to its days. */
export function Visited({ item, inDialog = false }: Props & { inDialog?: boolean }) {
  const places = placesNamed(item.destinations);
  const links = places.map((place, index) => (
    <Fragment key={place.slug}>
      {index > 0 && ', '}
      <a href={routeOf(place)} className={linkStyle}>
        {usualSpelling(place.name)}
      </a>
    </Fragment>
  ));
  const days = (
    <a href={`${routeOf(item)}#days`} className={linkStyle}>
      {item.duration}
    </a>
  );
  const facts = [
    ...(places.length > 0 ? [{ label: labels.visits, value: links }] : []),
    ...(inDialog ? [{ label: labels.dayByDay, value: days }] : []),
  ];
  return facts.length > 0 && <FactList facts={facts} />;
}
