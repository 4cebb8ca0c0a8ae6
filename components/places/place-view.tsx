import { OpeningLine } from '@/components/guide/opening-note';
import { RainChart } from '@/components/guide/rain-chart';
import type { ItemView } from '@/components/items/item-view';
import { Nearby, RelatedFerryRoutes, RelatedPackages } from '@/components/items/related-items';
import { PlaceMap } from '@/components/map/item-map';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ferryRoutesFrom, ferryRoutesTo } from '@/lib/content/query/ferries';
import { routeOf } from '@/lib/content/query/items';
import { packagesVisiting } from '@/lib/content/query/packages';
import { type Place, sportsAt } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { ThingsToDo } from './things-to-do';

/** What is special to a place. One with nothing to do has no list of it, and no heading for one. */
export function placeView(item: Place): ItemView {
  const { thingsToDo, closing, slug } = item;
  const isQuiet = thingsToDo.length === 0;
  return {
    card: {
      text: (
        <>
          <p className="text-base text-balance text-quiet">{item.title}</p>
          <OpeningLine route={routeOf(item)} places={[slug]} />
        </>
      ),
      isPoster: true,
    },
    lead: item.description,
    text: () => <History item={item} />,
    facts: [],
    dialogEnd: (
      <>
        <ThingsToDo things={thingsToDo} level="h4" />
        <p>{closing}</p>
      </>
    ),
    map: <PlaceMap item={item} />,
    sections: (
      <>
        {!isQuiet && (
          <Section surface="sand" compact>
            <ThingsToDo things={thingsToDo} level="h2" />
          </Section>
        )}
        <Section surface={isQuiet ? 'sand' : 'paper'} compact>
          <div className="grid items-start gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-text-panel">
            <section aria-labelledby="how-long" className="max-w-text">
              <SectionHeading id="how-long" heading={labels.howLong} size="part" />
              <p className="mt-4">{closing}</p>
            </section>
            <RainChart />
          </div>
        </Section>
      </>
    ),
    related: (
      <>
        <RelatedPackages
          heading={labels.visitedBy}
          packages={packagesVisiting(slug)}
          surface={isQuiet ? 'deep' : 'sand'}
        />
        <RelatedFerryRoutes
          heading={labels.ferriesHere}
          ferryRoutes={[...ferryRoutesTo(slug), ...ferryRoutesFrom(slug)]}
        />
        <Nearby item={item} sports={sportsAt(slug)} />
      </>
    ),
    contents: [
      { id: 'map', heading: labels.inShort.map },
      ...(isQuiet ? [] : [{ id: 'things-to-do', heading: labels.thingsToDo }]),
      { id: 'how-long', heading: labels.inShort.howLong },
      { id: 'when-to-go', heading: labels.whenToGo },
    ],
  };
}

/** The story of a place. Phones show the first two paragraphs. */
function History({ item: { history, name } }: { item: Place }) {
  // A line for one paragraph would save no room.
  const shown = history.length > 3 ? 2 : history.length;
  const others = history.slice(shown);
  return (
    <>
      <Paragraphs texts={history.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure text={labels.more} of={name}>
          <div className="space-y-6">
            <Paragraphs texts={others} />
          </div>
        </Disclosure>
      )}
    </>
  );
}
