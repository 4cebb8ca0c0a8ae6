import { OpeningNote } from '@/components/planning/opening-note';
import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { type LeisureItem, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';

type Props = {
  item: LeisureItem;
  /** Whether its opening days stand elsewhere on the page. */
  withoutOpening?: boolean;
};

/** Where a sport, a beach or a sight is, when it is open, and what it is like: on its page and in its dialog. */
export function LeisureDetails({ item, withoutOpening }: Props) {
  return (
    <>
      <p className="flex items-start gap-3 font-medium">
        <Icon name="map-pin" className="mt-1 size-5 flex-none text-ember" />
        <span className="sr-only">{labels.where}: </span>
        {item.where}
      </p>
      {!withoutOpening && <OpeningNote route={routeOf(item)} heading={item.name} />}
      <Paragraphs texts={item.description} />
    </>
  );
}
