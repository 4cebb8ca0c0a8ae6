import { ScheduleLinks } from '@/components/planning/schedule-links';
import { TextLink } from '@/components/ui/text-link';
import type { Operator } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';

type Props = {
  operators: readonly Operator[];
  /** In three columns where there is room. */
  wide?: boolean;
};

/** Operators by name, each with the links to its own pages, where it says what sails. */
export function OperatorList({ operators, wide = false }: Props) {
  return (
    <ul className={wide ? 'grid items-start gap-x-12 xl:grid-cols-2' : ''}>
      {operators.map((operator) => (
        <li
          key={operator.slug}
          className="flex flex-wrap items-baseline justify-between gap-x-2 border-t border-line py-3"
        >
          <TextLink href={routeOf(operator)}>{operator.name}</TextLink>
          <ScheduleLinks operator={operator} beside />
        </li>
      ))}
    </ul>
  );
}
