import type { ReactNode } from 'react';
import { Tile, type TileItem } from '@/components/cards/tile';
import { Section, type Surface } from '@/components/ui/section';

type Props = {
  id: string;
  heading: string;
  items: readonly TileItem[];
  surface?: Surface;
  /** A link to more items of the kind. */
  more?: ReactNode;
};

/** Two rows of four. Longer lists have their own pages. */
const most = 8;

/** How many are side by side on wide screens, and how wide each then is. */
const columns = {
  2: { grid: 'lg:grid-cols-2', sizes: '(min-width: 1024px) 600px' },
  3: { grid: 'lg:grid-cols-3', sizes: '(min-width: 1024px) 400px' },
  4: { grid: 'lg:grid-cols-4', sizes: '(min-width: 1024px) 300px' },
} as const;

/** Shows few items large, and avoids a gap in the last row where possible. */
function columnsFor(count: number) {
  if (count <= 2) return columns[2];
  return columns[count % 3 === 0 ? 3 : 4];
}

/** Items related to an item, in rows of posters. Without any, nothing is rendered. */
export function Related({ id, heading, items, surface = 'sand', more }: Props) {
  if (items.length === 0) return null;
  const { grid, sizes } = columnsFor(Math.min(items.length, most));
  return (
    <Section surface={surface} labelledBy={id}>
      <h2 id={id} className="text-3xl md:text-4xl">
        {heading}
      </h2>
      <ul className={`mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 ${grid}`}>
        {items.slice(0, most).map(({ href, name, note, image }) => (
          <Tile key={href} {...{ href, name, note, image, sizes }} alone={items.length === 1} />
        ))}
      </ul>
      {more && <p className="mt-10">{more}</p>}
    </Section>
  );
}
