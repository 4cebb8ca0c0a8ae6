import { OpeningNote } from '@/components/guide/opening-note';
import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { type Attraction, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';

type Props = { item: Attraction };

/** Where a sport, a beach or a sight is. */
export function Where({ item }: Props) {
  return (
    <p className="flex items-start gap-3 font-medium">
      <Icon name="map-pin" className="mt-1 size-5 flex-none text-ember" />
      <span className="sr-only">{labels.where}: </span>
      {item.where}
    </p>
  );
}

/** What it is like there, and when it is open: on its page and in its dialog. */
export function AttractionDetails({ item }: Props) {
  const { description, name } = item;
  return (
    <>
      <Paragraphs texts={description.slice(0, 1)} />
      <OpeningNote route={routeOf(item)} heading={name} />
      <Paragraphs texts={description.slice(1)} />
    </>
  );
}
