import { Icon } from '@/components/ui/icon';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/all-content';
import { type FerryOperator, schedulesOf } from '@/lib/content/query/places';
import { capitalize } from '@/lib/text/sentence';

/**
 * Links to an operator's own pages with fares or sailings, or a note that it has none. The operator's name stands
 * beside the links, so they repeat it only for screen readers.
 */
export function ScheduleLinks({ operator }: { operator: FerryOperator }) {
  const schedules = schedulesOf(operator);
  if (schedules.length === 0) {
    return (
      <details>
        <summary className={textLinkStyle}>{labels.ferries.schedule}</summary>
        <p>{labels.ferries.noSchedule}</p>
        <p className="text-quiet">{labels.ferries.askSchedule}</p>
      </details>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-4">
      {schedules.map(({ id, label, href }) => (
        <NewTabLink
          key={id}
          href={href}
          newTabNote={labels.general.opensNewTab}
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-lagoon underline underline-offset-4 hover:text-strong"
        >
          <ShortLabel label={label} />
          <Icon name="arrow-up-right" className="size-4" />
        </NewTabLink>
      ))}
    </p>
  );
}

/** Shortens "Makruzz: fares and schedule" to "Fares and schedule". Screen readers get the full label. */
function ShortLabel({ label }: { label: string }) {
  const [name, what] = label.split(': ');
  if (!what) return label;
  return (
    <>
      <span className="sr-only">{name}: </span>
      {capitalize(what)}
    </>
  );
}
