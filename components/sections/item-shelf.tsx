import { Children, type ReactNode } from 'react';
import { Section, type Surface } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { Shelf } from '@/components/ui/shelf';
import { labels } from '@/lib/content/site';

type Props = {
  id: string;
  texts: { label: string; heading: string; lead?: string | undefined };
  surface?: Surface;
  /** Content beside the heading or, where that is beside the cards, under it. */
  note?: ReactNode;
  /** Whether the heading is above the cards or, on wide screens, beside them. */
  headingAt?: 'top' | 'start';
  /** The cards. Without any, nothing is rendered. */
  children: ReactNode;
};

/** A heading and a row of cards, for pages with many lists. */
export function ItemShelf({
  id,
  texts,
  surface = 'paper',
  note,
  headingAt = 'top',
  children,
}: Props) {
  if (Children.count(children) === 0) return null;
  const beside = headingAt === 'start';
  return (
    <Section surface={surface} labelledBy={id} close>
      <div
        className={`grid gap-x-10 gap-y-5 md:gap-y-8 ${beside ? 'xl:grid-cols-[minmax(0,1fr)_48.125rem]' : ''}`}
      >
        <div
          className={beside ? 'md:max-xl:pr-28' : 'grid items-end gap-x-16 md:pr-28 lg:grid-cols-2'}
        >
          <SectionHeading id={id} {...texts} onDeep={surface === 'deep'} />
          {note}
        </div>
        <Shelf {...labels.shelf} className={beside ? 'xl:mt-16' : ''}>
          {children}
        </Shelf>
      </div>
    </Section>
  );
}
