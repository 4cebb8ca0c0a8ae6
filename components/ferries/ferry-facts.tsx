import type { ReactNode } from 'react';
import {
  type FerryRoute,
  factsOf,
  ferryRoutesOf,
  type Operator,
  operatorsOf,
  rulesOf,
} from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';

const { operators, routes } = pages.cruise;

type Row = { label: string; value: ReactNode };

/** The figures of a ferry route, and who sails it. */
export function ferryRouteRows(item: FerryRoute): Row[] {
  return [...factsOf(item), { label: operators.label, value: <Names items={operatorsOf(item)} /> }];
}

/** What is known of an operator's ships, and where they sail. */
export function operatorRows(item: Operator): Row[] {
  return [...rulesOf(item), { label: routes.label, value: <Names items={ferryRoutesOf(item)} /> }];
}

/** Links by name, as many in a line as there is room for. */
function Names({ items }: { items: readonly (FerryRoute | Operator)[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {items.map((item) => (
        <li key={item.slug}>
          <a
            href={routeOf(item)}
            className="inline-block min-h-6 underline underline-offset-4 hover:text-lagoon"
          >
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
