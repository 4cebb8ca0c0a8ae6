import type { ReactNode } from 'react';
import { HotelsOrExtras } from '@/components/choice/hotels-or-extras';
import { OpeningHoursNote } from '@/components/guide/opening-hours-note';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/query/content';
import { type ItemWithDialog, viewOf } from '@/lib/item-types/views';
import { ScheduleLinks } from './ferry-operator-list';
import { LeadLines } from './lead-lines';

type Props = {
  item: ItemWithDialog;
  level: 2 | 4;
  children?: ReactNode;
};

/** The text of an item, on its page and in its dialog. On phones, a long text is collapsed after two paragraphs. */
export function ItemText({ item, level, children }: Props) {
  const { route, heading, lead, paragraphs = [], schedules } = viewOf(item);
  // Hiding a single paragraph would save no space.
  const shown = paragraphs.length > 3 ? 2 : paragraphs.length;
  return (
    <>
      <LeadLines lines={[lead]} />
      <OpeningHoursNote route={route} heading={heading} />
      <Paragraphs texts={paragraphs.slice(0, shown)} />
      {shown < paragraphs.length && (
        <Disclosure text={labels.general.more} of={heading}>
          <div className="space-y-6">
            <Paragraphs texts={paragraphs.slice(shown)} />
          </div>
        </Disclosure>
      )}
      <HotelsOrExtras item={item} level={level} />
      {schedules && <ScheduleLinks schedules={schedules} />}
      {children}
    </>
  );
}
