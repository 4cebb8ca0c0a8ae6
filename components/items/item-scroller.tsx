import { Section, SectionHeading } from '@/components/ui/section';
import type { CardSectionProps } from './card-section';
import { ItemCard } from './item-card';
import { LinkedNames } from './linked-names';
import { Scroller } from './scroller';

type Props = Pick<CardSectionProps, 'id' | 'texts' | 'surface' | 'children' | 'items'> & {
  /** Whether the cards leave out their text. */
  textHidden?: boolean;
};

/** A heading and a scrolling row of cards, for pages with many lists. */
export function ItemScroller({ id, texts, surface = 'paper', textHidden, items, children }: Props) {
  if (items.length === 0) return null;
  const lead = texts.lead && <LinkedNames text={texts.lead} />;
  return (
    <Section surface={surface} labelledBy={id}>
      <div className="grid gap-y-5 md:gap-y-8">
        <SectionHeading id={id} {...texts} lead={lead} className="md:pr-28" />
        <Scroller name={texts.heading}>
          {items.map((item) => (
            <ItemCard key={item.slug} item={item} textHidden={textHidden} />
          ))}
        </Scroller>
        {children}
      </div>
    </Section>
  );
}
