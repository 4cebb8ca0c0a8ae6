import {
  isQuiet,
  PlaceBody,
  PlaceLead,
  PlaceStory,
  WhenToGo,
} from '@/components/details/place-body';
import { ThingsToDo } from '@/components/details/things-to-do';
import { PlaceMap } from '@/components/map/place-map';
import { RelatedCrossings, RelatedPackages } from '@/components/sections/leads-on';
import { Nearby } from '@/components/sections/nearby';
import { YearInSmall } from '@/components/sections/year';
import { crossingsFrom, crossingsTo } from '@/lib/content/cruise';
import type { ItemOf } from '@/lib/content/items';
import { packagesVisiting } from '@/lib/content/packages';
import { sportsAt } from '@/lib/content/places';
import { labels, pages, search } from '@/lib/content/site';
import { fillIn } from '@/lib/seo/fill-in';
import { coordinates } from '@/lib/seo/json-ld';
import type { Kind } from './kind';

type Place = ItemOf<'place'>;

const onTheMap = { id: 'map', heading: labels.inShort.map };
const thingsToDo = { id: 'things-to-do', heading: labels.thingsToDo };
const howLong = { id: 'how-long', heading: labels.inShort.howLong };
const whenToGo = { id: 'when-to-go', heading: labels.whenToGo };

/** An island, a town or a shore to visit. */
export const place: Kind<Place> = {
  heading: ({ name }) => name,
  label: ({ list }) =>
    (list === 'topPlaces' ? pages.topplaces.top : pages.topplaces.offbeat).heading,
  title: (item) => fillIn(search.titles.place, item),
  summary: ({ description, title }) => [description, title],
  text: ({ closing, activities }) => [closing, ...activities.map(({ name }) => name)],
  data: ({ name, at, activities }, about) => ({
    '@type': 'TouristDestination',
    name,
    ...about,
    geo: coordinates(at),
    ...(activities.length > 0 && {
      includesAttraction: activities.map((activity) => ({
        '@type': 'TouristAttraction',
        name: activity.name,
        description: activity.description,
      })),
    }),
  }),
  details: {
    title: labels.placeDetails,
    leads: ({ title }) => [title],
    Lead: PlaceLead,
    Body: PlaceBody,
    Start: PlaceStory,
    aside: (item) => <PlaceMap item={item} />,
    startEntries: (item) => [...(isQuiet(item) ? [howLong] : []), onTheMap],
    parts: (item) =>
      isQuiet(item)
        ? [{ entries: [whenToGo], surface: 'sand', content: <YearInSmall across /> }]
        : [
            { entries: [thingsToDo], surface: 'sand', content: <ThingsToDo item={item} /> },
            { entries: [howLong, whenToGo], content: <WhenToGo item={item} /> },
          ],
    Related: PlaceRelated,
  },
};

/** The packages that visit the place, its ferries, and what is near. */
function PlaceRelated({ item }: { item: Place }) {
  const { slug } = item;
  return (
    <>
      <RelatedPackages
        heading={labels.visitedBy}
        packages={packagesVisiting(slug)}
        surface={isQuiet(item) ? 'deep' : 'sand'}
      />
      <RelatedCrossings
        heading={labels.ferriesHere}
        crossings={[...crossingsTo(slug), ...crossingsFrom(slug)]}
      />
      <Nearby item={item} sports={sportsAt(slug)} />
    </>
  );
}
