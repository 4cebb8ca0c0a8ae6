import type { FerryRoute } from '@/lib/content/cruise';
import { cruiseRoute } from '@/lib/routes';
import { Related } from './related';

type Props = { heading: string; ferries: readonly FerryRoute[] };

/** Crossings that have to do with an item. */
export function Crossings({ heading, ferries }: Props) {
  return (
    <Related
      id="crossings"
      heading={heading}
      surface="deep"
      items={ferries.map((ferry) => ({
        href: cruiseRoute(ferry),
        name: ferry.name,
        note: ferry.title,
        image: ferry.image,
      }))}
    />
  );
}
