import { ScheduleLinks } from '@/components/details/schedule-link';
import { itemsOf, routeOf } from '@/lib/content/items';
import { pages } from '@/lib/content/site';

/** Each operator with the links to its own pages, where it says what sails. */
export function OperatorPages() {
  return (
    <>
      <p>{pages.ferryCancelled.operators.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {itemsOf('operator').map((operator) => (
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
    </>
  );
}
