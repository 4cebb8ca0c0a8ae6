import { DatedTrip } from '@/components/dates/dated-trip';
import { DayForm } from '@/components/dates/day-form';
import { Container } from '@/components/ui/section';
import { rowLink, textLink } from '@/components/ui/text-link';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { closedArrivalsOf } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { daysInWords, formatClock } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { ItineraryDay } from './itinerary-day';

/** A trip day by day, without dates. */
export function Itinerary({ item }: { item: Package }) {
  return (
    <div className="itinerary on-sheet">
      <h2 id="days" className="text-3xl">
        {labels.dayByDay}
      </h2>
      <ArrivalNote item={item} />
      <ol className="mt-8 space-y-8">
        {itineraryOf(item).map((day, index) => (
          <ItineraryDay key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

/** The trip on the visitor's dates, the ways to share it, and what happens without a ferry. */
export function TripDates({ item }: { item: Package }) {
  return (
    <Container className="on-sheet pb-16">
      <section aria-labelledby="dates">
        <h2 id="dates" className="no-print text-3xl">
          {labels.dates.legend}
        </h2>
        <DayForm id="arrive" className="mt-4" />
        <DatedTrip item={item} as="days" className="mt-6" />
        <p className="no-print flex flex-wrap items-center gap-x-6">
          <button type="button" data-part="print" className={`${rowLink} noscript:hidden`}>
            {labels.tripExport.print}
          </button>
          <a href={routes.ferryCancelled} className={rowLink}>
            {labels.ferryCancelled}
          </a>
        </p>
      </section>
    </Container>
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
      {fillIn(labels.landBy, { time: formatClock(item.landBy) })}{' '}
      <a href={`${routes.prices}#onTrip`} className={`no-print ${textLink}`}>
        {labels.landLater}
      </a>{' '}
      {arrivals
        .map(({ pattern, weekdays, names }) =>
          fillIn(pattern, { days: daysInWords(weekdays), names: joinWords(names) }),
        )
        .join(' ')}
    </p>
  );
}
