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

/** Up to three tiles fill their row on wide screens, and the words of a single one are beside its picture. */
const widths: Record<number, string> = {
  1: 'gap-6 xl:flex xl:flex-1 xl:*:flex-1',
  2: 'xl:flex-1',
  3: 'xl:flex-1',
};

/**
 * Items related to an item, in one row; one or two have the heading beside them on wide screens. Without
 * any, nothing is rendered.
 */
export function Related({ id, heading, items, surface, more }: Props) {
  if (items.length === 0) return null;
  const few = items.length < 3;
  return (
    <Section surface={surface} labelledBy={id} close>
      <div className={few ? 'gap-x-16 xl:grid xl:grid-cols-[18rem_minmax(0,1fr)]' : ''}>
        <h2 id={id} className={`text-3xl md:pr-28 md:text-4xl ${few ? 'xl:pr-0' : ''}`}>
          {heading}
        </h2>
        <Scroller
          {...labels.scroller}
          as="ul"
          className={few ? 'mt-7 xl:row-span-2 xl:mt-0' : 'mt-7'}
        >
          {items.map((item) => (
            <Tile key={item.href} {...item} picture="above" className={widths[items.length]} />
          ))}
        </Scroller>
        {more && <p className="mt-6">{more}</p>}
      </div>
    </Section>
  );
}
