import { LinkList } from '@/components/ui/link-list';
import { routeOf } from '@/lib/content/query/items';
import { type Place, shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';

type Props = {
  places: readonly Place[];
  /** How many rows of the text they may stand beside. */
  rows: number;
};

/** Beside how many rows of the text they stand, the most first: beside more they leave before its end. */
const besideRows = [
  [8, 'xl:row-[2/span_8]'],
  [4, 'xl:row-[2/span_4]'],
  [2, 'xl:row-[2/span_2]'],
  [1, 'xl:row-[2/span_1]'],
] as const;

/** The places that a post mentions: beside its text on wide screens, where they stay in view, or below. */
export function StoryPlaces({ places, rows }: Props) {
  if (places.length === 0) return null;
  return (
    <aside
      className={`no-print mt-16 grid grid-cols-subgrid gap-y-4 md:col-span-full xl:col-[11/14] xl:block ${besideRows.find(([most]) => most <= rows)?.[1] ?? ''}`}
    >
      <div className="contents xl:sticky xl:top-32 xl:block xl:pl-6">
        <h2 className="text-2xl md:col-[2/-2] lg:col-[2/5]">{labels.inThisStory}</h2>
        <LinkList
          links={places.map((place) => ({ name: shortNameOf(place.slug), route: routeOf(place) }))}
          className="sm:grid sm:grid-cols-2 sm:gap-x-8 md:col-[2/-2] lg:col-[5/13] xl:mt-4 xl:block"
        />
      </div>
    </aside>
  );
}
