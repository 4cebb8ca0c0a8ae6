import type { ComponentProps } from 'react';
import { ItemPage } from '@/components/items/item-page';
import { ItemStart } from '@/components/items/item-start';
import { Nearby } from '@/components/items/nearby';
import { RelatedSports } from '@/components/items/related-items';
import { PointMap, SportMap } from '@/components/map/item-maps';
import { ShareLinks } from '@/components/share/share-links';
import { type ItemOf, itemsOf, type Point, routeOf } from '@/lib/content/query/items';
import { openingsOn } from '@/lib/content/query/opening';
import { placesNamed } from '@/lib/content/query/places';
import { aboutOf } from '@/lib/item-types/item-types';
import { LeisureDetails } from './leisure-details';
import { SportFacts } from './sport-facts';

/** The page of a water sport. */
export function SportPage({ item }: { item: ItemOf<'sport'> }) {
  const map = placesNamed(item.places).length > 0 && <SportMap item={item} />;
  return (
    <ItemPage item={item}>
      <ItemStart
        item={item}
        figures={<SportFacts item={item} />}
        length={map ? 'even' : 'usual'}
        aside={map}
      >
        <Text item={item} />
      </ItemStart>
      <Nearby item={item} />
      <RelatedSports sports={itemsOf('sport').filter(({ slug }) => slug !== item.slug)} />
    </ItemPage>
  );
}

/** The page of a beach, a sight or another point. With opening hours its text is long; not each has a map. */
export function PointPage({ item }: { item: Point }) {
  const map = item.at && <PointMap item={item} />;
  const whole = openingsOn(routeOf(item)).length > 0;
  return (
    <ItemPage item={item}>
      <ItemStart item={item} length={whole ? 'whole' : map ? 'short' : 'usual'} aside={map}>
        <Text item={item} />
      </ItemStart>
      <Nearby item={item} />
    </ItemPage>
  );
}

function Text({ item }: ComponentProps<typeof LeisureDetails>) {
  return (
    <div className="max-w-text space-y-6">
      <LeisureDetails item={item} />
      <ShareLinks about={aboutOf(item)} />
    </div>
  );
}
