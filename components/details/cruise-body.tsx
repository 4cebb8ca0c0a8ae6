import { Paragraphs } from '@/components/ui/paragraphs';
import { type Crossing, type Operator, operatorsOf } from '@/lib/content/cruise';
import { routeOf } from '@/lib/content/items';
import { labels } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { ScheduleLinks } from './schedule-link';
import { Term } from './term';

/** Describes an operator, with the links to its schedules. */
export function OperatorBody({ item }: { item: Operator }) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
      <ScheduleLinks operator={item} />
    </>
  );
}

/** The content of a crossing's dialog. */
export function CrossingBody({ item }: { item: Crossing }) {
  return (
    <>
      <CrossingStory item={item} />
      <SoldBy item={item} level="h4" />
      <Term term={terms.ferry} level="h4" />
    </>
  );
}

/** What a crossing is like. */
export function CrossingStory({ item }: { item: Crossing }) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
    </>
  );
}

/** Who sails a crossing, and what happens when a ship does not sail. */
export function CrossingTrade({ item }: { item: Crossing }) {
  return (
    <div className="space-y-12">
      <SoldBy item={item} level="h2" />
      <Term id="cancelled" term={terms.ferry} level="h2" />
    </div>
  );
}

function SoldBy({ item, level: Heading }: { item: Crossing; level: 'h2' | 'h4' }) {
  return (
    <div>
      <Heading
        id={Heading === 'h2' ? 'sold-by' : undefined}
        className={Heading === 'h2' ? 'text-3xl' : 'text-xl'}
      >
        {labels.soldBy}
      </Heading>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {operatorsOf(item).map((operator) => (
          <li key={operator.slug} className="py-3">
            <a
              href={routeOf(operator)}
              className="font-semibold underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
            >
              {operator.name}
            </a>
            <ScheduleLinks operator={operator} />
          </li>
        ))}
      </ul>
    </div>
  );
}
