import { CardCaption } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { Picture } from '@/components/ui/picture';
import { type Crossing, factsOf } from '@/lib/content/cruise';
import { labels } from '@/lib/content/site';
import { DetailsLink } from './details-link';

/** A crossing as a row of a timetable: from where, to where, and the figures. */
export function CrossingCard({ item }: { item: Crossing }) {
  return (
    <article
      id={item.slug}
      className="lift relative flex flex-col bg-white text-ink forced-colors:border"
    >
      <div className="overflow-hidden">
        <Picture
          image={item.image}
          sizes="(min-width: 1280px) 592px, calc(100vw - 40px)"
          className="lift-picture aspect-2/1 w-full object-cover"
        />
      </div>
      <div className="grid flex-1 gap-x-8 gap-y-4 p-6 sm:grid-cols-2">
        <div className="flex flex-col gap-2">
          <h3 className="text-card">{item.name}</h3>
          <p className="font-medium text-lagoon">{item.title}</p>
          <p className="text-base">{item.description}</p>
          <div className="mt-auto">
            <CardCaption>{labels.lastUpdated}</CardCaption>
          </div>
        </div>
        <FactList facts={factsOf(item)} />
      </div>
      <div className="border-t border-line px-6 py-2">
        <DetailsLink item={item} />
      </div>
    </article>
  );
}
