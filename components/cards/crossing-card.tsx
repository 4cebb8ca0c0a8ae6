import { CardCaption } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { Picture } from '@/components/ui/picture';
import { type Crossing, factsOf, operatorsOf } from '@/lib/content/cruise';
import { labels, pages } from '@/lib/content/site';
import { joinWords } from '@/lib/list';
import { DetailsLink } from './details-link';

/** A crossing as a row of a timetable: from where, to where, and what is special to it. */
export function CrossingCard({ item }: { item: Crossing }) {
  const sailedBy = joinWords(operatorsOf(item).map(({ name }) => name));
  return (
    <article
      id={item.slug}
      className="lift relative flex flex-col bg-white text-ink forced-colors:border"
    >
      <div className="overflow-hidden">
        <Picture
          image={item.image}
          sizes="(min-width: 1280px) 592px, calc(100vw - 40px)"
          className="lift-picture aspect-3/1 w-full sm:aspect-2/1 object-cover"
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
        <FactList
          facts={[...factsOf(item), { label: pages.cruise.operators.label, value: sailedBy }]}
        />
      </div>
      <div className="border-t border-line px-6 py-2">
        <DetailsLink item={item} />
      </div>
    </article>
  );
}
