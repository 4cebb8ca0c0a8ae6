import type { ReactNode } from 'react';
import { HotelsOrExtras } from '@/components/choice/hotels-or-extras';
import { OpeningHoursNote } from '@/components/guide/opening-hours-note';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/query/all-content';
import type { ViewWithDialog } from '@/lib/item-types/item-view';
import { ScheduleLinks } from './schedule-links';

type Props = {
  view: ViewWithDialog;
  level: 2 | 4;
  children?: ReactNode;
};

/** The text of an item, on its page and in its dialog. On phones, a long text is collapsed after two paragraphs. */
export function ItemText({ view, level, children }: Props) {
  const { item, route, heading, lead, paragraphs } = view;
  // Hiding a single paragraph would save no space.
  const shown = paragraphs.length > 3 ? 2 : paragraphs.length;
  return (
    <>
      <LeadLines lines={[lead]} />
      <OpeningHoursNote route={route} heading={heading} />
      <Paragraphs texts={paragraphs.slice(0, shown)} />
      {shown < paragraphs.length && (
        <Disclosure summary={labels.general.more} subject={heading}>
          <div className="space-y-6">
            <Paragraphs texts={paragraphs.slice(shown)} />
          </div>
        </Disclosure>
      )}
      <HotelsOrExtras item={view} level={level} />
      {item.type === 'ferryOperator' && <ScheduleLinks operator={item} />}
      {children}
    </>
  );
}

/** Lines in large type that say what an item is. Missing lines are left out. */
export function LeadLines({ lines }: { lines: readonly (string | undefined)[] }) {
  return lines.filter(Boolean).map((line) => (
    <p key={line} className="text-lead font-medium text-lagoon">
      {line}
    </p>
  ));
}
