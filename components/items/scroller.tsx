import type { ReactNode } from 'react';
import { Section, SectionHeading } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import type { CardSectionProps } from './card-section';
import { ItemCard } from './item-card';
import { LinkedNames } from './linked-names';

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

/** A heading and a scrolling row of cards, for pages with many lists. */
export function ItemScroller(props: Omit<CardSectionProps, 'headingAt' | 'showAll'>) {
  const { surface, items, children, ...heading } = props;
  const lead = props.lead && <LinkedNames text={props.lead} />;
  return (
    <Section surface={surface} labelledBy={props.id}>
      <div className="grid gap-y-5 md:gap-y-8">
        <SectionHeading {...heading} lead={lead} className="md:pr-28" />
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
