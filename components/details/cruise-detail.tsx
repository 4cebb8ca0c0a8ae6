import { Paragraphs } from '@/components/ui/paragraphs';
import type { FerryRoute, Operator } from '@/lib/content/cruise';
import { ScheduleLink } from './schedule-link';

/** What an operator or a crossing is like, with the link to the schedule. */
export function CruiseDetail({ item }: { item: FerryRoute | Operator }) {
  return (
    <>
      <Paragraphs texts={item.details} />
      <ScheduleLink id={item.schedule} />
    </>
  );
}
