import type { ReactNode } from 'react';
import {
  type FerryRoute,
  ferryRoutesOf,
  type Operator,
  operatorsOf,
} from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { factsOf, rulesOf } from './ferry-rules';

const { operators, routes } = pages.cruise;

type Row = { label: string; value: ReactNode };

/** The figures of a ferry route, and who sails it. */
export function ferryRouteRows(item: FerryRoute): Row[] {
  return [
    ...factsOf(item),
    {
      label: operators.label,
      value: <Names items={operatorsOf(item)} className="flex flex-wrap" />,
    },
  ];
}

/** What is known of an operator's ships, and where they sail. */
export function operatorRows(item: Operator): Row[] {
  return [
    ...rulesOf(item),
    {
      label: routes.label,
      value: <Names items={ferryRoutesOf(item)} className="grid sm:grid-cols-2" />,
    },
  ];
}

type NamesProps = { items: readonly (FerryRoute | Operator)[]; className: string };

/** Links by name. */
function Names({ items, className }: NamesProps) {
  return (
    <ul className={`gap-x-4 gap-y-1 ${className}`}>
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
