import type { ReactNode } from 'react';
import { FactList } from '@/components/ui/fact-list';
import { Section, SectionHeading, type Surface } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import type { Fact, ItemWithDialog } from '@/lib/item-types/item-view';
import { ItemCard } from './item-card';

type Props = {
  /** What the row shows. Screen readers read it with the buttons. */
  name: string;
  /** The element around the cards. */
  as?: 'div' | 'ul';
  children: ReactNode;
};

/** Cards side by side in a scrolling row. */
export function Scroller({ name, as: Element = 'div', children }: Props) {
  const { earlier, further } = labels.scroller;
  return (
    <div className="scroller-box">
      <Element
        className="scroller print:grid print:grid-cols-2"
        data-earlier={`${earlier}: ${name}`}
        data-further={`${further}: ${name}`}
      >
        {children}
      </Element>
    </div>
  );
}

export type ItemListProps = {
  id: string;
  label: string;
  heading: string;
  lead?: string | undefined;
  /** Which of the items suits whom. */
  suggestions?: readonly Fact[];
  surface?: Surface;
  /** Content below the cards. */
  children?: ReactNode;
  items: readonly ItemWithDialog[];
};

type HeadingProps = Omit<ItemListProps, 'items'> & { className?: string };

/** The heading of a list of items, and which of them suits whom. */
export function ListHeading({ suggestions = [], className, ...heading }: HeadingProps) {
  return (
    <div className={className}>
      <SectionHeading {...heading} />
      <div className="mt-5 max-w-text empty:hidden">
        <FactList facts={suggestions} />
      </div>
    </div>
  );
}

/** A heading and a scrolling row of cards, for pages with many lists. */
export function ItemScroller(props: ItemListProps) {
  const { surface, items, children, ...heading } = props;
  return (
    <Section surface={surface} labelledBy={props.id}>
      <div className="grid gap-y-5 md:gap-y-8">
        <ListHeading {...heading} className="md:pr-28" />
        <Scroller name={props.heading}>
          {items.map((item) => (
            <ItemCard key={item.slug} item={item} />
          ))}
        </Scroller>
        {children}
      </div>
    </Section>
  );
}
