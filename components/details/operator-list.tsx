import { TextLink } from '@/components/ui/text-link';
import type { Operator } from '@/lib/content/cruise';
import { routeOf } from '@/lib/content/items';
import { ScheduleLinks } from './schedule-link';

/** Operators by name, each with the links to its own pages, where it says what sails. */
export function OperatorList({ operators }: { operators: readonly Operator[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operators.map((operator) => (
        <li key={operator.slug} className="flex items-baseline justify-between gap-4 py-3">
          <TextLink href={routeOf(operator)}>{operator.name}</TextLink>
          <ScheduleLinks operator={operator} beside />
        </li>
      ))}
    </ul>
  );
}
