import { ArrowUpRight } from 'lucide-react';
import { ExternalLink } from '@/components/ui/external-link';
import { findSchedule } from '@/lib/content/cruise';
import { labels } from '@/lib/content/site';

/** A link to the operator's own page with fares or sailings, or a note that there is none. */
export function ScheduleLink({ id }: { id: number | undefined }) {
  const schedule = findSchedule(id);
  if (!schedule) return <p className="text-quiet">{labels.noSchedule}</p>;
  return (
    <p>
      <ExternalLink
        href={schedule.href}
        newTabNote={labels.opensNewTab}
        className="inline-flex min-h-6 items-center gap-1 font-semibold text-lagoon underline underline-offset-4 hover:text-deep"
      >
        {schedule.label}
        <ArrowUpRight aria-hidden className="size-4" />
      </ExternalLink>
    </p>
  );
}
