import { SectionHeading } from '@/components/ui/section-heading';
import { textLink } from '@/components/ui/text-link';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { closedArrivalsOf } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { daysInWords, formatClock } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { ItineraryDay } from './itinerary-day';

/** A trip day by day, without dates. */
export function Itinerary({ item }: { item: Package }) {
  return (
    <div className="itinerary">
      <SectionHeading id="days" heading={labels.dayByDay} size="part" className="print:hidden" />
      <ArrivalNote item={item} />
      <ol className="mt-8 space-y-8 print:columns-2">
        {itineraryOf(item).map((day, index) => (
          <ItineraryDay key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

/** The latest landing for a trip's first day, and the days of arrival that meet, or may meet, a closed door. */
function ArrivalNote({ item }: { item: Package }) {
  const arrivals = [
    { pattern: labels.avoid, ...closedArrivalsOf(item) },
    { pattern: labels.askFirst, ...closedArrivalsOf(item, 'uncertain') },
  ].filter(({ weekdays }) => weekdays.length > 0);
  return (
    <p className="mt-4 border-l-4 border-coral pl-4">
      {interpolate(labels.landBy, { time: formatClock(item.landBy) })}{' '}
      <a href={`${routes.prices}#onTrip`} className={`no-print ${textLink}`}>
        {labels.landLater}
      </a>{' '}
      {arrivals
        .map(({ pattern, weekdays, names }) =>
          interpolate(pattern, { days: daysInWords(weekdays), names: joinWords(names) }),
        )
        .join(' ')}
    </p>
  );
}
