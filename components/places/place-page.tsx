import { OpeningNote } from '@/components/guide/opening-note';
import { RainChart } from '@/components/guide/rain-chart';
import { ItemIntro } from '@/components/items/item-intro';
import { ItemPage } from '@/components/items/item-page';
import { Nearby } from '@/components/items/nearby';
import { RelatedFerryRoutes, RelatedPackages } from '@/components/items/related-items';
import { PlaceMap } from '@/components/map/item-map';
import { ShareItem } from '@/components/share/share-item';
import { leadStyle } from '@/components/ui/lead-style';
import { Section } from '@/components/ui/section';
import { ferryRoutesFrom, ferryRoutesTo } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { packagesVisiting } from '@/lib/content/query/packages';
import { type Place, sportsAt } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { HowLong, PlaceStory } from './place-story';
import { ThingsToDo } from './things-to-do';

/** The page of a place. Where there is nothing to do, how long to stay follows its story. */
export function PlacePage({ item }: { item: Place }) {
  const isQuiet = item.activities.length === 0;
  const map = { id: 'map', heading: labels.inShort.map };
  const thingsToDo = { id: 'things-to-do', heading: labels.thingsToDo };
  const howLong = { id: 'how-long', heading: labels.inShort.howLong };
  const whenToGo = { id: 'when-to-go', heading: labels.whenToGo };
  return (
    <ItemPage
      item={item}
      contents={isQuiet ? [howLong, map, whenToGo] : [map, thingsToDo, howLong, whenToGo]}
    >
      <ItemIntro item={item} layout="stacked" aside={<PlaceMap item={item} />}>
        <div className="max-w-text space-y-6">
          <p className={leadStyle}>{item.description}</p>
          <OpeningNote route={routeOf(item)} heading={item.name} />
          <PlaceStory item={item} />
          {isQuiet && <HowLong item={item} />}
          <ShareItem about={itemLinkOf(item)} />
        </div>
      </ItemIntro>
      {isQuiet ? (
        <Section surface="sand" compact>
          <RainChart across />
        </Section>
      ) : (
        <>
          <Section surface="sand" compact>
            <ThingsToDo item={item} />
          </Section>
          <Section compact>
            <div className="grid items-start gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-text-panel">
              <HowLong item={item} />
              <RainChart />
            </div>
          </Section>
        </>
      )}
      <RelatedPackages
        heading={labels.visitedBy}
        packages={packagesVisiting(item.slug)}
        surface={isQuiet ? 'deep' : 'sand'}
      />
      <RelatedFerryRoutes
        heading={labels.ferriesHere}
        ferryRoutes={[...ferryRoutesTo(item.slug), ...ferryRoutesFrom(item.slug)]}
      />
      <Nearby item={item} sports={sportsAt(item.slug)} />
    </ItemPage>
  );
}
