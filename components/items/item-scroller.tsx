import { Section, SectionHeading } from '@/components/ui/section';
import type { CardSectionProps } from './card-section';
import { ItemCard } from './item-card';
import { LinkedNames } from './linked-names';
import { Scroller } from './scroller';

type Props = Omit<CardSectionProps, 'headingAt' | 'showAll'> & {
  /** Leaves out the text of the cards. */
  hideText?: boolean;
};

/** A heading and a scrolling row of cards, for pages with many lists. */
export function ItemScroller(props: Props) {
  const { surface = 'paper', hideText, items, children, ...heading } = props;
  if (items.length === 0) return null;
  const lead = props.lead && <LinkedNames text={props.lead} />;
  return (
    <Section surface={surface} labelledBy={props.id}>
      <div className="grid gap-y-5 md:gap-y-8">
        <SectionHeading {...heading} lead={lead} className="md:pr-28" />
        <Scroller name={props.heading}>
          {items.map((item) => (
            <ItemCard key={item.slug} item={item} hideText={hideText} />
          ))}
        </Scroller>
        {children}
      </div>
    </Section>
  );
}
