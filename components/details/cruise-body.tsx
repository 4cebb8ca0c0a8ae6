import { Paragraphs } from '@/components/ui/paragraphs';
import type { Crossing, Operator } from '@/lib/content/cruise';
import { ScheduleLink } from './schedule-link';

/** Describes an operator or a crossing, with the link to the schedule. */
export function CruiseBody({ item }: { item: Crossing | Operator }) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
      <ScheduleLink id={item.schedule} />
    </>
  );
}
