import type { Operator } from '@/lib/content/cruise';
import { routeOf } from '@/lib/content/items';
import { ScheduleLinks } from './schedule-link';

/** Operators by name, each with the links to its own pages, where it says what sails. */
export function OperatorList({ operators }: { operators: readonly Operator[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operators.map((operator) => (
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
  );
}
