import { TextLink } from '@/components/ui/text-link';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { ScheduleLinks } from './schedule-links';

/** All operators by name, each with the links to its own pages, where it says what sails. */
export function OperatorList() {
  return (
    <ul className="border-b border-line text-base">
      {itemsOf('operator').map((operator) => (
        <li
          key={operator.slug}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
        >
          <TextLink href={routeOf(operator)}>{operator.name}</TextLink>
          <ScheduleLinks operator={operator} beside />
        </li>
      ))}
    </ul>
  );
}
