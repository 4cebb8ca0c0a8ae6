import { YearInSmall } from '@/components/sections/year';
import { More } from '@/components/ui/more';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import type { Place } from '@/lib/content/places';
import { labels } from '@/lib/content/site';

type Props = { item: Place };

/** The content of a place's dialog. A place without activities has no list of them. */
export function PlaceBody({ item }: Props) {
  return (
    <>
      {!isQuiet(item) && (
        <div>
          <h4 className="text-xl">{labels.thingsToDo}</h4>
          <ul className="mt-3 space-y-6">
            {item.activities.map(({ name, description, image }) => (
              <li key={name}>
                <Picture
                  image={image}
                  sizes="(min-width: 768px) 479px, calc(100vw - 72px)"
                  className="aspect-3/2 w-full object-cover"
                />
                <h5 className="mt-3 font-sans text-base font-semibold">{name}</h5>
                <p className="mt-1">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Paragraphs texts={item.history} />
      <p>{item.closing}</p>
    </>
  );
}

/** Whether there is nothing to list at a place: then how long to stay follows its story. */
export function isQuiet({ activities }: Place): boolean {
  return activities.length === 0;
}

/** The story of a place, on its page. Phones show the first two paragraphs. */
export function PlaceStory({ item }: Props) {
  // A line for one paragraph would save no room.
  const shown = item.history.length > 3 ? 2 : item.history.length;
  const others = item.history.slice(shown);
  return (
    <>
      <Paragraphs texts={item.history.slice(0, shown)} />
      {others.length > 0 && (
        <More text={labels.more} of={item.name} tablets>
          <div className="space-y-6">
            <Paragraphs texts={others} />
          </div>
        </More>
      )}
      {isQuiet(item) && <HowLong item={item} />}
    </>
  );
}

/** What a place is, in a sentence. */
export function PlaceLead({ item }: Props) {
  return <p className="text-lead font-medium text-lagoon">{item.description}</p>;
}

/** How long to stay at a place, beside its year. */
export function WhenToGo({ item }: Props) {
  return (
    <div className="grid items-start gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <HowLong item={item} />
      <YearInSmall alone />
    </div>
  );
}

function HowLong({ item }: Props) {
  return (
    <section aria-labelledby="how-long">
      <h2 id="how-long" className="mb-4 text-3xl md:text-4xl">
        {labels.howLong}
      </h2>
      <p className="max-w-prose">{item.closing}</p>
    </section>
  );
}
