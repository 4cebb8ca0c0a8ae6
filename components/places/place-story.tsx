import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Place } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';

type Props = { item: Place };

/** The story of a place, on its page. Phones show the first two paragraphs. */
export function PlaceStory({ item }: Props) {
  // A line for one paragraph would save no room.
  const shown = item.history.length > 3 ? 2 : item.history.length;
  const others = item.history.slice(shown);
  return (
    <>
      <Paragraphs texts={item.history.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure text={labels.more} of={item.name} expandedOnTablets>
          <div className="space-y-6">
            <Paragraphs texts={others} />
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** How long to stay at a place. */
export function HowLong({ item }: Props) {
  return (
    <section aria-labelledby="how-long">
      <h2 id="how-long" className="mb-4 text-3xl md:text-4xl">
        {labels.howLong}
      </h2>
      <p>{item.closing}</p>
    </section>
  );
}
