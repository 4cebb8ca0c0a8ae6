import type { ReactNode } from 'react';
import { Tile, type TileItem } from '@/components/cards/tile';
import { Section, type Surface } from '@/components/ui/section';
import { Shelf } from '@/components/ui/shelf';
import { labels } from '@/lib/content/site';

type Props = {
  id: string;
  heading: string;
  items: readonly TileItem[];
  surface?: Surface;
  /** A link to more items of the kind. */
  more?: ReactNode;
};

/** Items related to an item, in one row. Without any, nothing is rendered. */
export function Related({ id, heading, items, surface = 'sand', more }: Props) {
  if (items.length === 0) return null;
  return (
    <Section surface={surface} labelledBy={id} close>
      <h2 id={id} className="text-3xl md:pr-28 md:text-4xl">
        {heading}
      </h2>
      <Shelf {...labels.shelf} as="ul" className="mt-7">
        {items.map((item) => (
          <Tile key={item.href} {...item} upright />
        ))}
      </Shelf>
      {more && <p className="mt-6">{more}</p>}
    </Section>
  );
}
