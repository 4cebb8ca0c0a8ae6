import { Children, type ReactNode } from 'react';
import { Scroller } from '@/components/ui/scroller';
import { Section, type Surface } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { labels } from '@/lib/content/query/site';

type Props = {
  id: string;
  texts: { label: string; heading: string; lead?: string | undefined };
  surface?: Surface;
  /** Content under the cards. */
  note?: ReactNode;
  /** The cards. Without any, nothing is rendered. */
  children: ReactNode;
};

/** A heading and a row of cards, for pages with many lists. */
export function ItemScroller({ id, texts, surface = 'paper', note, children }: Props) {
  if (Children.count(children) === 0) return null;
  return (
    <Section surface={surface} labelledBy={id} compact>
      <div className="grid gap-y-5 md:gap-y-8">
        <div className="md:pr-28">
          <SectionHeading id={id} {...texts} />
        </div>
        <Scroller {...labels.scroller} name={texts.heading}>
          {children}
        </Scroller>
        {note}
      </div>
    </Section>
  );
}
