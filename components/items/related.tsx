import type { ReactNode } from 'react';
import { Scroller } from '@/components/ui/scroller';
import { Section, type Surface } from '@/components/ui/section';
import { Tile, type TileItem } from '@/components/ui/tile';
import { labels } from '@/lib/content/query/site';

type Props = {
  id: string;
  heading: string;
  items: readonly TileItem[];
  surface: Surface;
  /** A link to more items of the kind. */
  more?: ReactNode;
};

/** From tablets on two or three share the row; two have their names beside their pictures on wide screens. */
const widths: Record<number, string> = {
  2: 'md:flex-1 gap-6 lg:grid lg:grid-cols-2 lg:items-center',
  3: 'md:flex-1',
};

/**
 * Items related to an item, in one row; a single one with a link to more is
 * a card. Without any, nothing is rendered.
 */
export function Related({ id, heading, items, surface, more }: Props) {
  const [first, second] = items;
  if (!first) return null;
  return (
    <Section surface={surface} labelledBy={id} compact>
      <h2 id={id} className="text-3xl md:pr-28 md:text-4xl">
        {heading}
      </h2>
      {second || !more ? (
        <Scroller {...labels.scroller} name={heading} as="ul" className="mt-7">
          {items.map((item) => (
            <Tile key={item.href} {...item} className={widths[items.length] ?? ''} />
          ))}
        </Scroller>
      ) : (
        <ul className="mt-7">
          <Tile {...first} alone>
            <p className="relative z-10 mt-6 w-fit">{more}</p>
          </Tile>
        </ul>
      )}
      {more && second && <p className="mt-6">{more}</p>}
    </Section>
  );
}
