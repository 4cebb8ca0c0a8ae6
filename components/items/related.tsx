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

/**
 * Items related to an item, in one row: two or three fill it from tablets on, and the words of a single one are
 * beside its picture. Two have the heading beside them on wide screens. Without any, nothing is rendered.
 */
export function Related({ id, heading, items, surface, more }: Props) {
  const [first, second] = items;
  if (!first) return null;
  const few = items.length === 2;
  return (
    <Section surface={surface} labelledBy={id} close>
      <div className={few ? 'gap-x-16 xl:grid xl:grid-cols-[18rem_minmax(0,1fr)]' : ''}>
        <h2 id={id} className={`text-3xl md:pr-28 md:text-4xl ${few ? 'xl:pr-0' : ''}`}>
          {heading}
        </h2>
        {second ? (
          <Scroller
            {...labels.scroller}
            as="ul"
            className={few ? 'mt-7 xl:row-span-2 xl:mt-0' : 'mt-7'}
          >
            {items.map((item) => (
              <Tile
                key={item.href}
                {...item}
                picture="above"
                className={items.length > 3 ? '' : 'md:flex-1'}
              />
            ))}
          </Scroller>
        ) : (
          <ul className="mt-7">
            <Tile
              {...first}
              picture={more ? 'alone' : 'above'}
              className={more ? '' : 'gap-x-8 md:grid md:grid-cols-2'}
            >
              {more && <p className="relative z-10 mt-6 w-fit">{more}</p>}
            </Tile>
          </ul>
        )}
        {more && second && <p className="mt-6">{more}</p>}
      </div>
    </Section>
  );
}
