import type { Place } from '@/components/kinds/kind';
import { Paragraphs } from '@/components/ui/paragraphs';
import { type Crossing, type Operator, operatorsOf } from '@/lib/content/cruise';
import { routeOf } from '@/lib/content/items';
import { labels } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { ScheduleLinks } from './schedule-link';
import { Term } from './term';

type Props<Item> = { item: Item; on: Place };

/** Describes an operator, with the links to its schedules. */
export function OperatorBody({ item }: Props<Operator>) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
      <ScheduleLinks operator={item} />
    </>
  );
}

/** Describes a crossing, who sails it, and what happens when a ship does not sail. */
export function CrossingBody({ item, on }: Props<Crossing>) {
  const level = on === 'page' ? 'h2' : 'h4';
  const Heading = level;
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
      <div>
        <Heading className={on === 'page' ? 'text-3xl' : 'text-xl'}>{labels.soldBy}</Heading>
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
      <Term term={terms.ferry} level={level} />
    </>
  );
}
