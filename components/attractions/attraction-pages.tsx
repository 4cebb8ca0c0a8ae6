import type { ReactNode } from 'react';
import { ItemIntro } from '@/components/items/item-intro';
import { ItemPage } from '@/components/items/item-page';
import { Nearby } from '@/components/items/nearby';
import { RelatedSports } from '@/components/items/related-items';
import { AttractionMap } from '@/components/map/item-map';
import { ShareItem } from '@/components/share/share-item';
import {
  type Attraction,
  type ItemOf,
  itemsOf,
  type PointOfInterest,
  routeOf,
} from '@/lib/content/query/items';
import { openingHoursOnPage } from '@/lib/content/query/opening';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { attractionMap } from '@/lib/map/item-maps';
import { AttractionDetails, Where } from './attraction-details';
import { ServiceLinks, SportFacts } from './sport-facts';

/** The page of a water sport. Its facts say where it is, beside the map if it has one. */
export function SportPage({ item }: { item: ItemOf<'sport'> }) {
  const map = attractionMap(item);
  return (
    <ItemPage item={item}>
      <ItemIntro
        item={item}
        figures={<SportFacts item={item} />}
        facts={<ServiceLinks item={item} />}
        layout={map ? 'equalColumns' : 'sidebar'}
        aside={map && <AttractionMap item={item} map={map} withoutLinks />}
      >
        <Text item={item} />
      </ItemIntro>
      <Nearby item={item} />
      <RelatedSports sports={itemsOf('sport').filter(({ slug }) => slug !== item.slug)} />
    </ItemPage>
  );
}

/** The page of a beach or a sight. With opening hours its text is long; not each has a map. */
export function PointOfInterestPage({ item }: { item: PointOfInterest }) {
  const map = attractionMap(item);
  const isLong = openingHoursOnPage(routeOf(item)).length > 0;
  return (
    <ItemPage item={item}>
      <ItemIntro
        item={item}
        layout={isLong ? 'stacked' : map ? 'mapBeside' : 'sidebar'}
        aside={map && <AttractionMap item={item} map={map} />}
      >
        <Text item={item}>
          <Where item={item} />
        </Text>
      </ItemIntro>
      <Nearby item={item} />
    </ItemPage>
  );
}

function Text({ item, children }: { item: Attraction; children?: ReactNode }) {
  return (
    <div className="max-w-text space-y-6">
      {children}
      <AttractionDetails item={item} />
      <ShareItem about={itemLinkOf(item)} />
    </div>
  );
}
